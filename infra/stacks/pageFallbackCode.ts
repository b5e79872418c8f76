import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const SOURCE = path.join(import.meta.dirname, "pageFallback.js");

/** The function at the edge, knowing which addresses of the built pages have a document of their own. */
export function pageFallbackCode(frontendFolder: string): string {
  const addresses = globSync("**/page.html", { cwd: frontendFolder })
    .map((file) => path.posix.dirname(file.replaceAll(path.sep, "/")))
    .map((folder) => (folder === "." ? "" : `/${folder}`))
    .sort();
  const documents = Object.fromEntries(addresses.map((address) => [address, true]));
  return readFileSync(SOURCE, "utf8").replace(
    "documents = {}",
    () => `documents = ${JSON.stringify(documents)}`,
  );
}
