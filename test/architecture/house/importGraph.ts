import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const ROOT = path.join(import.meta.dirname, "../../..");
const ALIASES = Object.entries(
  z
    .object({ imports: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"))).imports,
);

export interface ImportGraph {
  readonly edges: readonly (readonly [from: string, to: string])[];
  /** How many files stand in a circle of imports. */
  readonly circles: () => number;
}

/** Imports between the given files, by `./`, `../` and `#`. */
export function importGraph(given: {
  readonly files: readonly string[];
  readonly read: (file: string) => string;
}): ImportGraph {
  const known = new Set(given.files);
  const edges = given.files.flatMap((file) =>
    [...given.read(file).matchAll(/(?:from|import\()\s*"([.#][^"]+)"/g)].flatMap(([, spec = ""]) => {
      const target = targetOf(spec, file);
      return known.has(target) ? [[file, target] as const] : [];
    }),
  );
  return { edges, circles: () => filesInCircles(given.files, edges) };
}

function targetOf(spec: string, from: string): string {
  if (spec.startsWith(".")) return path.posix.join(path.posix.dirname(from), spec);
  const alias = ALIASES.find(([name]) => name.endsWith("/*") && spec.startsWith(name.slice(0, -1)));
  return alias === undefined ? spec : alias[1].slice(2, -1) + spec.slice(alias[0].length - 1);
}

/** Takes away what imports nothing that is left, or is imported by nothing that is left: what stays is in or between circles. */
function filesInCircles(files: readonly string[], edges: ImportGraph["edges"]): number {
  const left = new Set(files);
  for (let before = -1; before !== left.size;) {
    before = left.size;
    const among = edges.filter(([from, to]) => left.has(from) && left.has(to));
    const importing = new Set(among.map(([from]) => from));
    const imported = new Set(among.map(([, to]) => to));
    for (const file of left) if (!importing.has(file) || !imported.has(file)) left.delete(file);
  }
  return left.size;
}
