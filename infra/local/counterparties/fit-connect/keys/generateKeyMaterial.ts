import { generateKeyPair, randomBytes, randomUUID } from "node:crypto";
import type { KeyObject } from "node:crypto";
import { promisify } from "node:util";
import { issueCertificate } from "./issueCertificate.ts";
import { keyMaterial } from "./keyMaterial.ts";
import type { CertifiedKey, DestinationKeys, KeyMaterial } from "./keyMaterial.ts";

const generate = promisify(generateKeyPair);

/** Keys of 4096 bit, made side by side: some seconds, once in the life of a state folder. */
export async function generateKeyMaterial(now: number): Promise<KeyMaterial> {
  const [rootKey, intermediateKey, delivery, portal, mailboxSender] = await Promise.all([
    newKey(),
    newKey(),
    newKey(),
    newKey(),
    newKey(),
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
    const [encryption, signing] = await Promise.all([newKey(), newKey()]);
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

async function newKey(): Promise<KeyObject> {
  const { privateKey } = await generate("rsa", { modulusLength: 4096, publicExponent: 0x10001 });
  return privateKey;
}
