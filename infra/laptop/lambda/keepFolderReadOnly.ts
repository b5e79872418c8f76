import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";

/** What changes files, by the names that the callback functions have. */
const WRITES = [
  "appendFile",
  "copyFile",
  "createWriteStream",
  "mkdir",
  "rename",
  "rm",
  "unlink",
  "writeFile",
] as const;

/**
 * Refuses what would change the folder, as Lambda does with the code of a function. For this thread alone; by the usual
 * functions of `fs`, because a laptop's functions have no file system of their own.
 */
export function keepFolderReadOnly(folder: string): void {
  for (const name of WRITES) {
    guard(fs, { name, folder });
    guard(fs, { name: `${name}Sync`, folder });
    guard(fs.promises, { name, folder });
  }
  syncBuiltinESMExports();
}

function guard(
  functions: object,
  { name, folder }: { readonly name: string; readonly folder: string },
): void {
  const write: unknown = Reflect.get(functions, name);
  if (!isFunction(write)) return;
  Reflect.set(functions, name, (...given: readonly unknown[]) => {
    if (!given.slice(0, 2).some((one) => isInside(one, folder))) return write(...given);
    throw Object.assign(new Error(`EROFS: read-only file system, ${name}`), { code: "EROFS" });
  });
}

const isFunction = (value: unknown): value is (...given: readonly unknown[]) => unknown =>
  typeof value === "function";

function isInside(named: unknown, folder: string): boolean {
  const file = named instanceof URL ? fileURLToPath(named) : named;
  return typeof file === "string" && `${path.resolve(file)}${path.sep}`.startsWith(`${folder}${path.sep}`);
}
