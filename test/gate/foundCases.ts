import path from "node:path";
import { readFileSync } from "node:fs";
import { z } from "zod";
import { ROOT } from "./results.ts";
import type { Failure, Suite } from "./Suite.ts";
import { vitestSuite } from "./vitestSuite.ts";
import { WIDE_VARIABLE } from "./WIDE.ts";

/** Where `npm run explore` writes what it found. */
export const FOUND_FILE = path.join(import.meta.dirname, "foundCases.json");

const foundSchema = z.array(
  z.strictObject({
    seed: z.number().int(),
    file: z.string(),
    test: z.string(),
    why: z.string(),
    // What was drawn: the seed draws something else as soon as the property draws otherwise.
    path: z.string().optional(),
    counterexample: z.string().optional(),
  }),
);

export type FoundCase = z.infer<typeof foundSchema>[number];

/** A test that failed with a seed once. */
export const FOUND_CASES = foundSchema.parse(JSON.parse(readFileSync(FOUND_FILE, "utf8")));

/** Each seed that found something, in the files where it did. */
export function foundSuites(cases: readonly FoundCase[] = FOUND_CASES): readonly Suite[] {
  return [...new Set(cases.map(({ seed }) => seed))].map((seed) =>
    vitestSuite(`found-${seed.toString()}`, {
      files: [...new Set(cases.filter((one) => one.seed === seed).map(({ file }) => file))],
      environment: environmentOf(seed),
      workers: 1,
    }),
  );
}

/** Draws from this seed, also in what else only runs with everything. */
export const environmentOf = (seed: number): Readonly<Record<string, string>> => ({
  SEED: seed.toString(),
  [WIDE_VARIABLE]: "1",
});

/** What a seed found, one case for each test; failures of no single test are none. */
export function casesOf(failures: readonly Failure[], seed: number): readonly FoundCase[] {
  return failures.flatMap(({ at, why, drawn }) =>
    at === undefined ? [] : [{ seed, file: path.relative(ROOT, at.file), test: at.name, why, ...drawn }],
  );
}
