import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import type { OfferedLanguages } from "../laptop/front/askedLanguage.ts";

const SOURCE = path.join(import.meta.dirname, "pageFallback.js");

/**
 * The function at the edge, knowing which documents each address of the built pages has, the languages on offer, and the
 * one for readers who name none of them. Without a folder it knows no documents, and is read by nobody.
 */
export function pageFallbackCode(
  frontendFolder: string | undefined,
  { fallback, locales }: OfferedLanguages,
): string {
  const offered = Object.fromEntries(locales.map(({ code }) => [code.toLowerCase(), code]));
  const documents = new Map<string, string[]>();
  const files =
    frontendFolder === undefined ? [] : globSync("**/page{,.*}.html", { cwd: frontendFolder }).sort();
  for (const file of files) {
    const { dir, base } = path.posix.parse(file.replaceAll(path.sep, "/"));
    const address = dir === "" ? "" : `/${dir}`;
    documents.set(address, [...(documents.get(address) ?? []), base]);
  }
  return readFileSync(SOURCE, "utf8")
    .replace("documents = {}", () => `documents = ${JSON.stringify(Object.fromEntries(documents))}`)
    .replace("offered = {}", () => `offered = ${JSON.stringify(offered)}`)
    .replace('fallback = ""', () => `fallback = ${JSON.stringify(fallback)}`);
}
