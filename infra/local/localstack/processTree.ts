import { readdirSync, readFileSync } from "node:fs";

/** A process and everything that it started, as far as the system tells (`/proc`); elsewhere only itself. */
export function processTree(root: number): readonly number[] {
  const children = new Map<number, number[]>();
  for (const [pid, parent] of parents()) children.set(parent, [...(children.get(parent) ?? []), pid]);
  const tree = [root];
  // The list grows while it is gone through.
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

function parents(): readonly (readonly [pid: number, parent: number])[] {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap(parentOf);
  } catch {
    return [];
  }
}

function parentOf(name: string): readonly (readonly [number, number])[] {
  try {
    // The name of the program stands in brackets and may hold blanks; the parent is the second word after it.
    const [, parent] = readFileSync(`/proc/${name}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return [[Number(name), Number(parent)]];
  } catch {
    return [];
  }
}
