import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { importGraph } from "../architecture/house/importGraph.ts";
import { ROOT } from "./results.ts";

/** Modules by their paths in the project, with their texts. */
export interface SourceTree {
  readonly files: readonly string[];
  readonly read: (file: string) => string;
}

/** The lines that git prints. */
export function git(words: readonly string[]): readonly string[] {
  const printed = execFileSync("git", words, { cwd: ROOT, encoding: "utf8" });
  return printed.split("\n").filter((line) => line !== "");
}

/** Modules that are there, also those that nobody has added yet; one may be deleted and still tracked. */
export function sourceTree(): SourceTree {
  const listed = git(["ls-files", "--cached", "--others", "--exclude-standard", "*.ts", "*.tsx"]);
  return {
    files: [...new Set(listed)].filter((file) => existsSync(path.join(ROOT, file))),
    read: (file) => readFileSync(path.join(ROOT, file), "utf8"),
  };
}

/** Files and whatever imports them, over any number of files. */
export function withImporters(files: readonly string[], tree: SourceTree): ReadonlySet<string> {
  const importers = new Map<string, string[]>();
  for (const [from, to] of importGraph(tree).edges) importers.set(to, [...(importers.get(to) ?? []), from]);
  const reached = new Set(files);
  for (const file of reached) for (const importer of importers.get(file) ?? []) reached.add(importer);
  return reached;
}
