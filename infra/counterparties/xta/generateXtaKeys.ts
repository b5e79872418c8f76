import "reflect-metadata";
import {
  BasicConstraintsExtension,
  cryptoProvider,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  X509CertificateGenerator,
  type X509Certificate,
} from "@peculiar/x509";
import { rsaKeyPair } from "../kit/rsaKey.ts";
import { privateKeyPem, validityFrom } from "../kit/selfSignedPair.ts";
import type { XtaKeyMaterial } from "./accounts.ts";

cryptoProvider.set(crypto);

/** RSA, because every TLS library reads its keys; 3072 bits as BSI TR-02102 wants them. */
const ALGORITHM = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-256" } as const;

type Issuer = { readonly certificate: X509Certificate; readonly keys: CryptoKeyPair };

/** A certificate authority of its own, the server's certificate for this machine, and one for each client. */
export async function generateXtaKeys(now: number): Promise<XtaKeyMaterial> {
  const validity = validityFrom(now);
  const authorityKeys = await newKeys("XTA authority");
  const authority = await X509CertificateGenerator.createSelfSigned({
    ...validity,
    name: "CN=Transport provider CA, O=XTA counterparty",
    signingAlgorithm: ALGORITHM,
    keys: authorityKeys,
    extensions: [
      new BasicConstraintsExtension(true, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign, true),
    ],
  });
  const issuer: Issuer = { certificate: authority, keys: authorityKeys };
  const issue = async (name: string, usage: ExtendedKeyUsage) => {
    const keys = await newKeys(`XTA ${name}`);
    const certificate = await X509CertificateGenerator.create({
      ...validity,
      subject: `CN=${name}, O=XTA counterparty`,
      issuer: issuer.certificate.subject,
      signingAlgorithm: ALGORITHM,
      publicKey: keys.publicKey,
      signingKey: issuer.keys.privateKey,
      extensions: [
        new BasicConstraintsExtension(false, undefined, true),
        new KeyUsagesExtension(KeyUsageFlags.digitalSignature | KeyUsageFlags.keyEncipherment, true),
        new ExtendedKeyUsageExtension([usage]),
        new SubjectAlternativeNameExtension([
          { type: "dns", value: "localhost" },
          { type: "ip", value: "127.0.0.1" },
        ]),
      ],
    });
    return { key: await privateKeyPem(keys.privateKey), certificate: `${certificate.toString("pem")}\n` };
  };
  const [server, author, reader, stranger] = await Promise.all([
    issue("127.0.0.1", ExtendedKeyUsage.serverAuth),
    issue("Recognition portal", ExtendedKeyUsage.clientAuth),
    issue("Recognition authority", ExtendedKeyUsage.clientAuth),
    issue("Somebody without an account", ExtendedKeyUsage.clientAuth),
  ]);
  return { authority: `${authority.toString("pem")}\n`, server, author, reader, stranger };
}

function newKeys(name: string): Promise<CryptoKeyPair> {
  return rsaKeyPair({ name, bits: 3072 }, ALGORITHM.name);
}
