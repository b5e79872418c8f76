import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
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
}

/** Reads the keys of the state folder, or makes them at the first start. */
export async function openKeyMaterial(stateFolder: string, now: number): Promise<OpenKeyMaterial> {
  const file = join(stateFolder, "key-material.json");
  const material = existsSync(file)
    ? keyMaterial.parse(JSON.parse(readFileSync(file, "utf8")))
    : await generateKeyMaterial(now);
  const files = {
    decryptionKeyFile: join(stateFolder, "decryption-key.json"),
    signingKeyFile: join(stateFolder, "signing-key.json"),
    trustRootFile: join(stateFolder, "trust-root.pem"),
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
