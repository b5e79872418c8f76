import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Edit } from "./Recipe.ts";

const ROOT = path.join(import.meta.dirname, "../..");

/** A copy of everything that is in the repository, in which changes are tried. */
export class TreeCopy {
  readonly folder = mkdtempSync(path.join(tmpdir(), "recipes-"));
  /** Files that were changed, with what they held before; undefined: they were not there. */
  readonly #before = new Map<string, string | undefined>();

  constructor() {
    const git = (words: readonly string[], cwd: string): string =>
      execFileSync("git", [...words], { cwd, encoding: "utf8" });
    for (const file of git(["ls-files", "-z"], ROOT).split("\0")) {
      const from = path.join(ROOT, file);
      if (file === "" || !existsSync(from)) continue;
      mkdirSync(path.dirname(this.#at(file)), { recursive: true });
      cpSync(from, this.#at(file));
    }
    symlinkSync(path.join(ROOT, "node_modules"), this.#at("node_modules"));
    // Tests list the files of the repository.
    git(["init", "--quiet"], this.folder);
    git(["add", "--all"], this.folder);
  }

  read(file: string): string {
    return readFileSync(this.#at(file), "utf8");
  }

  /** Whole paths of the files that were changed. */
  changed(): readonly string[] {
    return [...this.#before.keys()].map((file) => this.#at(file));
  }

  apply(edit: Edit): void {
    const { file } = edit;
    const before = existsSync(this.#at(file)) ? this.read(file) : undefined;
    if (!this.#before.has(file)) this.#before.set(file, before);
    mkdirSync(path.dirname(this.#at(file)), { recursive: true });
    if ("run" in edit) execFileSync(process.execPath, [...edit.run], { cwd: this.folder });
    else writeFileSync(this.#at(file), edited(before ?? "", edit));
  }

  /** As it is in the repository. */
  reset(): void {
    for (const [file, before] of this.#before) {
      if (before === undefined) rmSync(this.#at(file));
      else writeFileSync(this.#at(file), before);
    }
    this.#before.clear();
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  #at(file: string): string {
    return path.join(this.folder, file);
  }
}

function edited(before: string, edit: Exclude<Edit, { readonly run: readonly string[] }>): string {
  if ("write" in edit) return edit.write;
  const [place, by] = "behind" in edit ? [edit.behind, edit.behind + edit.insert] : [edit.replace, edit.by];
  const [start = "", end, ...more] = before.split(place);
  if (end === undefined || more.length > 0)
    throw new Error(`${edit.file} should have this once, so that the recipe finds its place: ${place}`);
  return `${start}${by}${end}`;
}
