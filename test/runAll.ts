import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { findChromium, NO_CHROMIUM } from "./journeys/findChromium.ts";

const ROOT = path.join(import.meta.dirname, "..");
const RESULTS = path.join(ROOT, ".local/test-results");

/** Suites of `test/vitest.config.ts`; the journeys have a runner of their own. */
const SUITES = [
  "unit",
  "architecture",
  "oracle",
  "contract",
  "infra",
  "statemachines",
  "faults",
  "security",
  "integration",
] as const;

interface Count {
  readonly suite: string;
  readonly passed: number;
  readonly failed: number;
}

const vitestSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

function run(words: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<number> {
  return new Promise((resolve) => {
    const [command = "", ...rest] = words;
    const child = spawn(path.join(ROOT, "node_modules/.bin", command), rest, {
      cwd: ROOT,
      env: { ...process.env, ...environment },
      stdio: "inherit",
    });
    child.on("close", (code) => {
      resolve(code ?? 1);
    });
  });
}

/** What a suite's own report counts; a suite that ran nothing or wrote no report has failed. */
function counted(suite: string, count: () => { readonly passed: number; readonly failed: number }): Count {
  try {
    const { passed, failed } = count();
    return passed + failed === 0 ? { suite, passed, failed: 1 } : { suite, passed, failed };
  } catch {
    return { suite, passed: 0, failed: 1 };
  }
}

function report(file: string): unknown {
  return JSON.parse(readFileSync(path.join(RESULTS, file), "utf8"));
}

async function runSuite(suite: string): Promise<Count> {
  const outputFile = path.join(RESULTS, `${suite}.json`);
  const code = await run([
    "vitest",
    "run",
    "--config",
    "test/vitest.config.ts",
    "--project",
    suite,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${outputFile}`,
  ]);
  const result = counted(suite, () => {
    const { numPassedTests: passed, numFailedTests: failed } = vitestSchema.parse(report(`${suite}.json`));
    return { passed, failed };
  });
  // Errors outside of tests (a file that does not load) leave no failed test behind.
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}

async function runJourneys(): Promise<Count> {
  const code = await run(["playwright", "test", "--config", "test/journeys/playwright.config.ts"]);
  const result = counted("journeys", () => {
    const { stats } = playwrightSchema.parse(report("journeys.json"));
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  });
  return code !== 0 && result.failed === 0 ? { ...result, failed: 1 } : result;
}

/** Runs every suite, one after the other, and ends with one line for all of them together. */
async function runAll(): Promise<void> {
  if (findChromium() === undefined) {
    process.stderr.write(`${NO_CHROMIUM}\n`);
    process.exitCode = 1;
    return;
  }
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const counts: Count[] = [];
  for (const suite of SUITES) counts.push(await runSuite(suite));
  counts.push(await runJourneys());
  process.stdout.write("\n");
  for (const { suite, passed, failed } of counts) {
    process.stdout.write(`${suite.padEnd(14)} ${passed} passed, ${failed} failed\n`);
  }
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}

await runAll();
