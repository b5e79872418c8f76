import "reflect-metadata";
import { cryptoProvider, X509CertificateGenerator } from "@peculiar/x509";

cryptoProvider.set(crypto);

const DAY = 86_400_000;
/** Long enough for a clock that is moved by years. */
const VALIDITY_DAYS = 36_500;

/** PEM, both. */
export interface CertifiedPair {
  readonly key: string;
  readonly certificate: string;
}

/** A fresh RSA pair of 3072 bits (BSI TR-03116-4) whose certificate it signs itself, with the padding named. */
export async function selfSignedPair(order: {
  readonly name: string;
  readonly now: number;
  readonly padding: "RSASSA-PKCS1-v1_5" | "RSA-PSS";
  readonly days?: number;
}): Promise<CertifiedPair> {
  const algorithm = {
    name: order.padding,
    hash: "SHA-256",
    modulusLength: 3072,
    publicExponent: new Uint8Array([1, 0, 1]),
  };
  const keys = await crypto.subtle.generateKey(algorithm, true, ["sign", "verify"]);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: `CN=${order.name}`,
    notBefore: new Date(order.now - DAY),
    notAfter: new Date(order.now + (order.days ?? VALIDITY_DAYS) * DAY),
    // PSS signatures also name the length of their salt; the types of the package know no such member.
    signingAlgorithm: Object.assign({}, algorithm, { saltLength: 32 }),
    keys,
  });
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey("pkcs8", keys.privateKey)).toString("base64");
  const lines = (pkcs8.match(/.{1,64}/g) ?? []).join("\n");
  return {
    key: `-----BEGIN PRIVATE KEY-----\n${lines}\n-----END PRIVATE KEY-----\n`,
    certificate: `${certificate.toString("pem")}\n`,
  };
}
