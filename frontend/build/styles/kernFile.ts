import { createRequire } from "node:module";
import path from "node:path";

/** Path of a file that the KERN package ships. */
export function kernFile(name: string): string {
  const manifest = createRequire(import.meta.url).resolve("@kern-ux/native/package.json");
  return path.join(path.dirname(manifest), "dist", name);
}
