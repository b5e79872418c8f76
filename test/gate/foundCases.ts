import path from "node:path";
import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Suite } from "./Suite.ts";
import { vitestSuite } from "./vitestSuite.ts";

/** Where `npm run explore` writes what it found. */
export const FOUND_FILE = path.join(import.meta.dirname, "foundCases.json");

const foundSchema = z.array(
  z.strictObject({ seed: z.number().int(), file: z.string(), test: z.string(), why: z.string() }),
);

/** A test that failed with a seed once. */
export const FOUND_CASES = foundSchema.parse(JSON.parse(readFileSync(FOUND_FILE, "utf8")));

/** Each seed that found something, in the files where it did. */
export function foundSuites(cases: z.infer<typeof foundSchema> = FOUND_CASES): readonly Suite[] {
  return [...new Set(cases.map(({ seed }) => seed))].map((seed) =>
    vitestSuite(`found-${seed.toString()}`, {
      files: [...new Set(cases.filter((one) => one.seed === seed).map(({ file }) => file))],
      environment: { SEED: seed.toString() },
    }),
  );
}
