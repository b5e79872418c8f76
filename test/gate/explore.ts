import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import process from "node:process";
import { parseArgs } from "node:util";
import { FOUND_CASES, FOUND_FILE } from "./foundCases.ts";
import { emptyResults, ROOT } from "./results.ts";
import { vitestSuite } from "./vitestSuite.ts";

/** What makes cases from a seed: properties, mutated messages, faults, schedules. */
const DRAWS = /\bfc\.(?:assert|check|sample)\(|\bseededRandom\(/;

/**
 * `npm run explore [-- --minutes 10]`: generated cases with a fresh seed, again and again for so long. What fails is added to
 * `foundCases.json`, which the gate repeats from then on.
 */
async function explore(): Promise<void> {
  const { values } = parseArgs({ options: { minutes: { type: "string", default: "10" } } });
  const ends = Date.now() + Number(values.minutes) * 60_000;
  const tracked = execFileSync("git", ["ls-files", "*.test.ts", "*.test.tsx"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  const files = tracked
    .split("\n")
    .filter((file) => file !== "" && DRAWS.test(readFileSync(path.join(ROOT, file), "utf8")));
  const found = [...FOUND_CASES];
  for (let seed = Date.now() % 1_000_000_000; Date.now() < ends; seed += 1) {
    emptyResults();
    process.stdout.write(`\nSeed ${seed.toString()}\n`);
    const suite = vitestSuite("explored", { files, environment: { SEED: seed.toString() } });
    const { failures } = await suite.run({ aside: false });
    for (const { at, why } of failures) {
      const file = at === undefined ? "" : path.relative(ROOT, at.file);
      if (at === undefined || found.some((one) => one.file === file && one.seed === seed)) continue;
      found.push({ seed, file, test: at.name, why });
    }
    writeFileSync(FOUND_FILE, `${JSON.stringify(found, null, 2)}\n`);
  }
  const fresh = found.length - FOUND_CASES.length;
  process.stdout.write(`\n${fresh.toString()} cases found and written to ${FOUND_FILE}\n`);
  process.exitCode = fresh === 0 ? 0 : 1;
}

await explore();
