import "reflect-metadata";
import {
  DescribeKeyCommand,
  GetPublicKeyCommand,
  ListKeysCommand,
  type KMSClient,
} from "@aws-sdk/client-kms";
import { cryptoProvider, PublicKey, X509CertificateGenerator } from "@peculiar/x509";

cryptoProvider.set(crypto);

const DAY = 86_400_000;
const VALIDITY_DAYS = 3_650;
const ALGORITHM = {
  name: "RSASSA-PKCS1-v1_5",
  hash: "SHA-256",
  modulusLength: 3072,
  publicExponent: new Uint8Array([1, 0, 1]),
};

/**
 * The certificate, PEM, that an authority issues for the key of the seal. The key itself stays in the key service, as in
 * a state's account; the authority exists for this one signature.
 */
export async function certifySealKey(kms: KMSClient): Promise<string> {
  const publicKey = new PublicKey(await sealKey(kms));
  const authority = await crypto.subtle.generateKey(ALGORITHM, false, ["sign", "verify"]);
  const certificate = await X509CertificateGenerator.create({
    subject: "CN=portal seal",
    issuer: "CN=certification authority of this machine",
    notBefore: new Date(Date.now() - DAY),
    notAfter: new Date(Date.now() + VALIDITY_DAYS * DAY),
    publicKey,
    signingKey: authority.privateKey,
    signingAlgorithm: ALGORITHM,
  });
  return `${certificate.toString("pem")}\n`;
}

/** The one key that signs; all others encrypt. */
async function sealKey(kms: KMSClient): Promise<Uint8Array<ArrayBuffer>> {
  const { Keys = [] } = await kms.send(new ListKeysCommand({}));
  for (const { KeyId } of Keys) {
    const { KeyMetadata } = await kms.send(new DescribeKeyCommand({ KeyId }));
    if (KeyMetadata?.KeyUsage !== "SIGN_VERIFY") continue;
    const { PublicKey: der } = await kms.send(new GetPublicKeyCommand({ KeyId }));
    if (der !== undefined) return new Uint8Array(der);
  }
  throw new Error("The data stack made no key that signs.");
}
