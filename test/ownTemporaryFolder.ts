import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** What tests write to the folder of the system for such things goes when they have ended, whatever ended them. */
export function setup(): () => void {
  const folder = mkdtempSync(path.join(tmpdir(), "portal-tests-"));
  process.env["TMPDIR"] = folder;
  return () => {
    rmSync(folder, { recursive: true, force: true });
  };
}
