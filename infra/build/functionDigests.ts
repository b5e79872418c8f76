import { createHash } from "node:crypto";
import { globSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

/** Of the state, its own places among it, and of this very list: none belongs to the code of a commit. */
const NOT_CODE = ["settings.json", "maps.json", "places.json", "digests.json"];

/**
 * SHA-256 of the code of each function, by its name: over the names and the bytes of all files of its folder but its
 * settings, maps and places, in the order of their names. The same commit gives the same digests on every machine.
 */
export function functionDigests(functionsFolder: string): Readonly<Record<string, string>> {
  const names = globSync("*", { cwd: functionsFolder }).toSorted();
  return Object.fromEntries(names.map((name) => [name, digestOf(path.join(functionsFolder, name))]));
}

/** Writes the list into the bundle of the function that answers `GET /api/version`. */
export function writeFunctionDigests(functionsFolder: string): void {
  const file = path.join(functionsFolder, "api-version/digests.json");
  writeFileSync(file, JSON.stringify(functionDigests(functionsFolder)));
}

function digestOf(folder: string): string {
  const hash = createHash("sha256");
  for (const file of globSync("**", { cwd: folder }).toSorted()) {
    const whole = path.join(folder, file);
    if (NOT_CODE.includes(file) || !statSync(whole).isFile()) continue;
    const bytes = readFileSync(whole);
    hash.update(`${file.replaceAll(path.sep, "/")}\0${bytes.length.toString()}\0`).update(bytes);
  }
  return hash.digest("hex");
}
