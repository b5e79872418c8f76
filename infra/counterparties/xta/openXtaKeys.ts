import { join } from "node:path";
import { openKept, writeFileAtomically } from "../kit/stateFiles.ts";
import { xtaKeyMaterial, type XtaKeyMaterial } from "./accounts.ts";

const CLIENTS = ["author", "reader", "stranger"] as const;
type ClientName = (typeof CLIENTS)[number];

interface OpenXtaKeys {
  readonly material: XtaKeyMaterial;
  readonly caFile: string;
  /** Absolute paths of the PEM files of a client. */
  filesOf(client: ClientName): { readonly certificateFile: string; readonly keyFile: string };
}

/** Certificates of provider and clients: made at the first start, kept, and written as PEM files for other clients. */
export async function openXtaKeys(stateFolder: string, now: number): Promise<OpenXtaKeys> {
  const material = await openKept(join(stateFolder, "key-material.json"), {
    schema: xtaKeyMaterial,
    make: async () => {
      // Loaded only where certificates are made: it would cost every later start a tenth of a second.
      const { generateXtaKeys } = await import("./generateXtaKeys.ts");
      return generateXtaKeys(now);
    },
  });
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
  return { material, caFile, filesOf };
}
