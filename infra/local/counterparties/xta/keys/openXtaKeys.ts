import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { writeFileAtomically } from "../../process/writeFileAtomically.ts";
import { xtaKeyMaterial, type XtaKeyMaterial } from "./xtaKeyMaterial.ts";

export const CLIENTS = ["author", "reader", "stranger"] as const;
export type ClientName = (typeof CLIENTS)[number];

export interface OpenXtaKeys {
  readonly material: XtaKeyMaterial;
  readonly caFile: string;
  /** Absolute paths of the PEM files of a client. */
  filesOf(client: ClientName): { readonly certificateFile: string; readonly keyFile: string };
}

/** Certificates of provider and clients: made at the first start, kept, and laid beside as PEM files for foreign clients. */
export async function openXtaKeys(stateFolder: string, now: number): Promise<OpenXtaKeys> {
  const file = join(stateFolder, "key-material.json");
  const material = existsSync(file)
    ? xtaKeyMaterial.parse(JSON.parse(readFileSync(file, "utf8")))
    : await generated(now);
  const caFile = join(stateFolder, "ca.pem");
  const filesOf = (client: ClientName) => ({
    certificateFile: join(stateFolder, `${client}.pem`),
    keyFile: join(stateFolder, `${client}-key.pem`),
  });
  writeFileAtomically(caFile, material.authority);
  for (const client of CLIENTS) {
    const { certificateFile, keyFile } = filesOf(client);
    writeFileAtomically(certificateFile, material[client].certificate);
    writeFileAtomically(keyFile, material[client].key);
  }
  // Last: its presence says that the others are there.
  writeFileAtomically(file, `${JSON.stringify(material, undefined, 2)}\n`);
  return { material, caFile, filesOf };
}

async function generated(now: number): Promise<XtaKeyMaterial> {
  // Loaded only where certificates are made: it would cost every later start a tenth of a second.
  const { generateXtaKeys } = await import("./generateXtaKeys.ts");
  return generateXtaKeys(now);
}
