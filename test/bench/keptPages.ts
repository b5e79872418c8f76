import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { PROJECT_ROOT } from "./benchFolder.ts";
import { BENCH_PORT } from "./startBenchPortal.ts";

const KEPT_BUILDS = path.join(PROJECT_ROOT, "node_modules/.cache/portal-pages");

/**
 * Folders of built pages left by earlier runs of the bench. A build contains the portal's own address, and only the
 * bench uses its own: pages of other running portals are not among them.
 */
export function keptPages(): ReadonlySet<string> {
  const address = `http://127.0.0.1:${BENCH_PORT}`;
  const scripts = globSync("*/assets/*.js", { cwd: KEPT_BUILDS }).filter((file) =>
    readIfThere(path.join(KEPT_BUILDS, file)).includes(address),
  );
  return new Set(scripts.map((file) => path.join(KEPT_BUILDS, file.split(path.sep)[0] ?? "")));
}

/** Another start may just be putting older builds away. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
