import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const SOURCE = path.join(import.meta.dirname, "pageFallback.js");

/**
 * The function at the edge, knowing which documents each address of the built pages has, and the language for readers who
 * name none of ours.
 */
export function pageFallbackCode(frontendFolder: string, fallback: string): string {
  const documents = new Map<string, string[]>();
  for (const file of globSync("**/page{,.*}.html", { cwd: frontendFolder }).sort()) {
    const { dir, base } = path.posix.parse(file.replaceAll(path.sep, "/"));
    const address = dir === "" ? "" : `/${dir}`;
    documents.set(address, [...(documents.get(address) ?? []), base]);
  }
  return readFileSync(SOURCE, "utf8")
    .replace("documents = {}", () => `documents = ${JSON.stringify(Object.fromEntries(documents))}`)
    .replace('fallback = ""', () => `fallback = ${JSON.stringify(fallback)}`);
}
