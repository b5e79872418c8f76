import "reflect-metadata";
import { createPublicKey } from "node:crypto";
import type { KeyObject } from "node:crypto";
import {
  BasicConstraintsExtension,
  cryptoProvider,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
} from "@peculiar/x509";
import type { X509Certificate } from "@peculiar/x509";

cryptoProvider.set(crypto);

const SIGNATURE = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-512" };
const DAY = 86_400_000;
/** Long enough for a clock that is moved by years: an expired sandbox certificate would explain nothing. */
const VALIDITY_DAYS = 36_500;

export interface CertificateOrder {
  readonly subject: string;
  readonly key: KeyObject;
  readonly usage: "authority" | "encryption" | "signature";
  /** Absent for the root, which signs itself. */
  readonly issuer?: { readonly certificate: X509Certificate; readonly key: KeyObject };
  readonly now: number;
}

const USAGES = {
  authority: KeyUsageFlags.keyCertSign,
  encryption: KeyUsageFlags.keyEncipherment,
  signature: KeyUsageFlags.digitalSignature,
};

/** One certificate of the three-level PKI that stands in for the administration PKI. */
export async function issueCertificate(order: CertificateOrder): Promise<X509Certificate> {
  const publicKey = await crypto.subtle.importKey(
    "spki",
    new Uint8Array(createPublicKey(order.key).export({ format: "der", type: "spki" })),
    SIGNATURE,
    true,
    ["verify"],
  );
  const signingKey = await crypto.subtle.importKey(
    "pkcs8",
    new Uint8Array((order.issuer?.key ?? order.key).export({ format: "der", type: "pkcs8" })),
    SIGNATURE,
    false,
    ["sign"],
  );
  return X509CertificateGenerator.create({
    subject: order.subject,
    issuer: order.issuer?.certificate.subject ?? order.subject,
    notBefore: new Date(order.now - DAY),
    notAfter: new Date(order.now + VALIDITY_DAYS * DAY),
    signingAlgorithm: SIGNATURE,
    publicKey,
    signingKey,
    extensions: [
      new BasicConstraintsExtension(order.usage === "authority", undefined, true),
      new KeyUsagesExtension(USAGES[order.usage], true),
      await SubjectKeyIdentifierExtension.create(publicKey),
    ],
  });
}
