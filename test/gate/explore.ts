import { writeFileSync } from "node:fs";
import process from "node:process";
import { drawingTests } from "./drawingTests.ts";
import { minutesOf } from "./exploredMinutes.ts";
import { casesOf, environmentOf, FOUND_CASES, FOUND_FILE } from "./foundCases.ts";
import { emptyResults } from "./results.ts";
import { sourceTree } from "./sourceTree.ts";
import type { Failure } from "./Suite.ts";
import { vitestSuite } from "./vitestSuite.ts";

/**
 * `npm run explore [-- --minutes 10]`: generated cases with a fresh seed, again and again for so long. What fails is added to
 * `foundCases.json`, which the gate repeats from then on.
 */
async function explore(minutes: number): Promise<void> {
  const ends = Date.now() + minutes * 60_000;
  const files = drawingTests(sourceTree());
  const found = [...FOUND_CASES];
  const asAWhole: Failure[] = [];
  for (let seed = Date.now() % 1_000_000_000; Date.now() < ends; seed += 1) {
    emptyResults();
    process.stdout.write(`\nSeed ${seed.toString()}\n`);
    const suite = vitestSuite("explored", { files, environment: environmentOf(seed) });
    const { failures } = await suite.run({ aside: false });
    found.push(...casesOf(failures, seed));
    asAWhole.push(...failures.filter(({ at }) => at === undefined));
    writeFileSync(FOUND_FILE, `${JSON.stringify(found, null, 2)}\n`);
  }
  const fresh = found.length - FOUND_CASES.length;
  for (const { why } of asAWhole) process.stdout.write(`\nA seed could not be tried: ${why}\n`);
  process.stdout.write(`\n${fresh.toString()} cases found and written to ${FOUND_FILE}\n`);
  process.exitCode = fresh === 0 && asAWhole.length === 0 ? 0 : 1;
}

const minutes = minutesOf(process.argv.slice(2));
if (minutes === undefined) {
  process.stderr.write("npm run explore [-- --minutes <more than 0>]\n");
  process.exitCode = 1;
} else await explore(minutes);
