import "reflect-metadata";
import { cryptoProvider, X509CertificateGenerator } from "@peculiar/x509";
import { rsaKeyPair } from "./rsaKey.ts";

cryptoProvider.set(crypto);

const DAY = 86_400_000;
/** Long enough for a clock that is moved by years: an expired certificate here would explain nothing. */
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
  /** Of its key, where several have its own name. */
  readonly keyName?: string;
}): Promise<CertifiedPair> {
  const algorithm = { name: order.padding, hash: "SHA-256" };
  const keys = await rsaKeyPair({ name: order.keyName ?? order.name, bits: 3072 }, order.padding);
  const certificate = await X509CertificateGenerator.createSelfSigned({
    name: `CN=${order.name}`,
    ...validityFrom(order.now, order.days),
    // PSS signatures also name the length of their salt; the types of the package know no such member.
    signingAlgorithm: Object.assign({}, algorithm, { saltLength: 32 }),
    keys,
  });
  return { key: await privateKeyPem(keys.privateKey), certificate: `${certificate.toString("pem")}\n` };
}

export function validityFrom(now: number, days = VALIDITY_DAYS): { notBefore: Date; notAfter: Date } {
  return { notBefore: new Date(now - DAY), notAfter: new Date(now + days * DAY) };
}

export async function privateKeyPem(key: CryptoKey): Promise<string> {
  const pkcs8 = Buffer.from(await crypto.subtle.exportKey("pkcs8", key)).toString("base64");
  return `-----BEGIN PRIVATE KEY-----\n${(pkcs8.match(/.{1,64}/g) ?? []).join("\n")}\n-----END PRIVATE KEY-----\n`;
}
