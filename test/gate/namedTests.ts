import { globSync } from "node:fs";
import path from "node:path";

const ROOT = path.join(import.meta.dirname, "../..");

/** Test files by what runs them. */
export interface NamedTests {
  readonly vitest: readonly string[];
  readonly journeys: readonly string[];
}

const TESTS = {
  vitest: ["{functions,frontend,infra,test}/**/*.test.{ts,tsx}"],
  journeys: ["test/journeys/**/*.journey.ts"],
};

/**
 * Files and folders named in a document, from the project's folder or from the document's own; the first without a
 * test.
 */
export function namedTests(
  words: readonly string[],
): { readonly ok: true; readonly tests: NamedTests } | { readonly ok: false; readonly without: string } {
  const all = {
    vitest: globSync(TESTS.vitest, { cwd: ROOT }),
    journeys: globSync(TESTS.journeys, { cwd: ROOT }),
  };
  const chosen = { vitest: new Set<string>(), journeys: new Set<string>() };
  for (const word of words) {
    const named = path.relative(ROOT, path.resolve(process.env["INIT_CWD"] ?? ROOT, word));
    const isOf = (file: string): boolean => file === named || file.startsWith(`${named}${path.sep}`);
    const found = { vitest: all.vitest.filter(isOf), journeys: all.journeys.filter(isOf) };
    if (found.vitest.length + found.journeys.length === 0) return { ok: false, without: word };
    for (const file of found.vitest) chosen.vitest.add(file);
    for (const file of found.journeys) chosen.journeys.add(file);
  }
  return { ok: true, tests: { vitest: [...chosen.vitest].sort(), journeys: [...chosen.journeys].sort() } };
}
