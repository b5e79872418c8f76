import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { TlsOptions } from "node:tls";
import { writeFileAtomically } from "../kit/stateFiles.ts";

/** Absolute paths of PEM files. */
interface TlsFiles {
  readonly caFile: string;
  readonly certificateFile: string;
  readonly keyFile: string;
}

/** Certificates of the server (for `localhost`) and of its one client: each signs itself and is trusted as it is. */
export async function openTlsFiles(
  stateFolder: string,
  now: number,
): Promise<{ readonly files: TlsFiles; readonly tls: TlsOptions }> {
  const file = (name: string): string => join(stateFolder, `${name}.pem`);
  const files = { caFile: file("server"), certificateFile: file("client"), keyFile: file("client-key") };
  const serverKey = file("server-key");
  if (!existsSync(files.keyFile)) {
    // Loaded only where certificates are made: it would cost every later start a tenth of a second.
    const { selfSignedPair } = await import("../kit/selfSignedPair.ts");
    const order = { now, padding: "RSASSA-PKCS1-v1_5" } as const;
    const server = await selfSignedPair({ ...order, name: "localhost" });
    const client = await selfSignedPair({ ...order, name: "Recognition portal" });
    writeFileAtomically(files.caFile, server.certificate);
    writeFileAtomically(serverKey, server.key);
    writeFileAtomically(files.certificateFile, client.certificate);
    writeFileAtomically(files.keyFile, client.key);
  }
  return {
    files,
    tls: {
      key: readFileSync(serverKey),
      cert: readFileSync(files.caFile),
      ca: readFileSync(files.certificateFile),
      requestCert: true,
      // Browsers have no certificate and may see the page; the API looks whether there was one.
      rejectUnauthorized: false,
      minVersion: "TLSv1.2",
    },
  };
}
