import { readdirSync, rmSync } from "node:fs";
import path from "node:path";

/** Removes what an earlier portal left; the mark of the running one stays. */
export function emptyStateFolder(folder: string): void {
  for (const name of readdirSync(folder).filter((entry) => entry !== "running.pid")) {
    rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}
