import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { FUNCTIONS } from "#infra/functions.ts";
import { benchFolder } from "./benchFolder.ts";
import type { FigureSection } from "./Figure.ts";
import { measureInit } from "./measureInit.ts";
import { quantile } from "./quantile.ts";

const ROUNDS = 5;
const EMPTY = "empty Node function";

/** Every function of the portal as it was built for the last start, against one that does nothing, in turn. */
export async function measureColdStart(): Promise<FigureSection> {
  const bundles = new Map<string, string>([
    [EMPTY, writeEmptyFunction()],
    ...Object.keys(FUNCTIONS).map((name): [string, string] => [
      name,
      path.join(benchFolder, "build/functions", name, "index.mjs"),
    ]),
  ]);
  const samples = new Map<string, number[]>([...bundles.keys()].map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, bundle] of bundles) samples.get(name)?.push(await measureInit(bundle));
  }
  const empty = quantile(samples.get(EMPTY) ?? [], 0.5);
  return {
    title: `Cold start of each function: processor time until its handler is loaded, median of ${ROUNDS}`,
    remark: `Baseline: an ${EMPTY}. Sizes are those of the minified bundle.`,
    figures: [...bundles].map(([name, bundle]) => ({
      name,
      value: quantile(samples.get(name) ?? [], 0.5),
      unit: "ms" as const,
      baseline: empty,
      note: bundleSize(bundle),
    })),
  };
}

function writeEmptyFunction(): string {
  const folder = path.join(benchFolder, "empty-function");
  const bundle = path.join(folder, "index.mjs");
  mkdirSync(folder, { recursive: true });
  writeFileSync(bundle, "export const handler = () => Promise.resolve(null);\n");
  return bundle;
}

function bundleSize(bundle: string): string {
  const bytes = readFileSync(bundle);
  return `${(bytes.length / 1000).toFixed(1)} kB, gz ${(gzipSync(bytes, { level: 9 }).length / 1000).toFixed(1)} kB`;
}
