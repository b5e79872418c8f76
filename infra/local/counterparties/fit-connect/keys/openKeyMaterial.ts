import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { createPrivateKey, X509Certificate } from "node:crypto";
import { writeFileAtomically } from "../../process/writeFileAtomically.ts";
import { generateKeyMaterial } from "./generateKeyMaterial.ts";
import { keyMaterial } from "./keyMaterial.ts";
import type { CertifiedKey, KeyMaterial } from "./keyMaterial.ts";

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
  const file = join(stateFolder, "key-material.json");
  // Keys of a start from before there were mailboxes are too few: all are made anew.
  const kept = existsSync(file) ? keyMaterial.safeParse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
  const material = kept?.success === true ? kept.data : await generateKeyMaterial(now);
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
  // Last: its presence says that the others are there.
  writeFileAtomically(file, `${JSON.stringify(material, undefined, 2)}\n`);
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
