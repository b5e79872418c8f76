import { join } from "node:path";
import { createPrivateKey, X509Certificate } from "node:crypto";
import { openKept, writeFileAtomically } from "#infra/counterparties/kit/stateFiles.ts";
import { generateKeyMaterial } from "./generateKeyMaterial.ts";
import { keyMaterial, type CertifiedKey, type KeyMaterial } from "./keyMaterial.ts";

export interface OpenKeyMaterial {
  readonly material: KeyMaterial;
  /** Files for those who act as the authority; the portal gets only the trust root. */
  readonly decryptionKeyFile: string;
  readonly signingKeyFile: string;
  readonly trustRootFile: string;
  /** PEM; what the portal signs messages to mailboxes with. */
  readonly senderCertificateFile: string;
  readonly senderKeyFile: string;
}

/** Reads the keys of the state folder, or makes them at the first start. */
export async function openKeyMaterial(stateFolder: string, now: number): Promise<OpenKeyMaterial> {
  const material = await openKept(join(stateFolder, "key-material.json"), {
    schema: keyMaterial,
    make: () => generateKeyMaterial(now),
  });
  const files = {
    decryptionKeyFile: join(stateFolder, "decryption-key.json"),
    signingKeyFile: join(stateFolder, "signing-key.json"),
    trustRootFile: join(stateFolder, "trust-root.pem"),
    senderCertificateFile: join(stateFolder, "mailbox-sender.pem"),
    senderKeyFile: join(stateFolder, "mailbox-sender-key.pem"),
  };
  writeFileAtomically(files.trustRootFile, material.rootCertificatePem);
  writeFileAtomically(
    files.decryptionKeyFile,
    privateJwkText(material.active.encryption, { alg: "RSA-OAEP-256", key_ops: ["unwrapKey"] }),
  );
  writeFileAtomically(
    files.signingKeyFile,
    privateJwkText(material.active.signing, { alg: "PS512", key_ops: ["sign"] }),
  );
  const { mailboxSender } = material;
  writeFileAtomically(files.senderCertificateFile, certificateText(mailboxSender));
  writeFileAtomically(files.senderKeyFile, privateKeyText(mailboxSender));
  return { material, ...files };
}

function privateJwkText(
  key: CertifiedKey,
  purpose: { readonly alg: string; readonly key_ops: readonly string[] },
): string {
  return `${JSON.stringify({ ...key.privateJwk, ...purpose, kid: key.kid }, undefined, 2)}\n`;
}

function certificateText({ x5c: [leaf = ""] }: CertifiedKey): string {
  return new X509Certificate(Buffer.from(leaf, "base64")).toString();
}

function privateKeyText({ privateJwk }: CertifiedKey): string {
  const key = createPrivateKey({ key: privateJwk, format: "jwk" });
  return key.export({ format: "pem", type: "pkcs8" }).toString();
}
