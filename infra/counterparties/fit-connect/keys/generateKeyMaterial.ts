import "reflect-metadata";
import { randomBytes, randomUUID, type KeyObject, createPublicKey } from "node:crypto";
import {
  BasicConstraintsExtension,
  cryptoProvider,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectKeyIdentifierExtension,
  X509CertificateGenerator,
  type X509Certificate,
} from "@peculiar/x509";
import { rsaKey } from "#infra/counterparties/kit/rsaKey.ts";
import { validityFrom } from "#infra/counterparties/kit/selfSignedPair.ts";
import { keyMaterial, type CertifiedKey, type DestinationKeys, type KeyMaterial } from "./keyMaterial.ts";

/** Keys of 4096 bit, made side by side: some seconds, once in the life of a state folder. */
export async function generateKeyMaterial(now: number): Promise<KeyMaterial> {
  const [rootKey, intermediateKey, delivery, portal, mailboxSender] = await Promise.all([
    newKey("root"),
    newKey("intermediate"),
    newKey("delivery"),
    newKey("portal"),
    newKey("mailbox sender"),
  ]);
  const root = await issueCertificate({
    subject: "CN=Sandbox Root CA, O=FIT-Connect counterparty",
    key: rootKey,
    usage: "authority",
    now,
  });
  const intermediate = await issueCertificate({
    subject: "CN=Sandbox Issuing CA, O=FIT-Connect counterparty",
    key: intermediateKey,
    usage: "authority",
    issuer: { certificate: root, key: rootKey },
    now,
  });
  const certify = async (
    name: string,
    leaf: { readonly key: KeyObject; readonly usage: "encryption" | "signature" },
  ): Promise<CertifiedKey> => {
    const certificate = await issueCertificate({
      subject: `CN=${name}, O=FIT-Connect counterparty`,
      key: leaf.key,
      usage: leaf.usage,
      issuer: { certificate: intermediate, key: intermediateKey },
      now,
    });
    const chain = [certificate, intermediate, root];
    return keyMaterial.shape.delivery.parse({
      kid: `${name}-${randomBytes(4).toString("hex")}`,
      privateJwk: leaf.key.export({ format: "jwk" }),
      x5c: chain.map((link) => Buffer.from(link.rawData).toString("base64")),
    });
  };
  const newDestination = async (name: string): Promise<DestinationKeys> => {
    const [encryption, signing] = await Promise.all([
      newKey(`${name} encryption`),
      newKey(`${name} signing`),
    ]);
    return {
      destinationId: randomUUID(),
      encryption: await certify(`${name}-encryption`, { key: encryption, usage: "encryption" }),
      signing: await certify(`${name}-signature`, { key: signing, usage: "signature" }),
    };
  };
  const [active, inactive, mailbox] = await Promise.all([
    newDestination("authority"),
    newDestination("inactive"),
    newDestination("mailbox"),
  ]);
  return {
    active,
    inactive,
    mailbox,
    mailboxSender: await certify("mailbox-sender", { key: mailboxSender, usage: "signature" }),
    delivery: await certify("delivery-service", { key: delivery, usage: "signature" }),
    portal: await certify("self-service-portal", { key: portal, usage: "signature" }),
    rootCertificatePem: `${root.toString("pem")}\n`,
    sender: { id: "recognition-portal-sender", secret: randomBytes(24).toString("base64url") },
    subscriber: { id: "authority-subscriber", secret: randomBytes(24).toString("base64url") },
  };
}

const newKey = (name: string): Promise<KeyObject> => rsaKey({ name: `FIT-Connect ${name}`, bits: 4096 });

cryptoProvider.set(crypto);

const SIGNATURE = { name: "RSASSA-PKCS1-v1_5", hash: "SHA-512" };

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
    ...validityFrom(order.now),
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
