import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

/** A reader or a restart sees the old content or the new one, never half. Readable by the owner only. */
export function writeFileAtomically(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.new`;
  writeFileSync(draft, content, { mode: 0o600 });
  renameSync(draft, path);
}
