import { spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { z } from "zod";
import { vitestFindings, type Failure, type Findings } from "./findings.ts";
import { inMinutes, type TimedCount } from "./timedCount.ts";

const ROOT = path.join(import.meta.dirname, "..");
const RESULTS = path.join(ROOT, ".local/test-results");
/** Records of what functions of portals may do and did. */
export const RIGHTS = path.join(RESULTS, "rights");

export interface Count extends Findings {
  readonly suite: string;
  readonly passed: number;
  readonly failed: number;
}

/** Nice value: a third of a processor that all want. What has to end in time goes on ending in time. */
const GIVES_WAY = 5;

const vitestSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

interface ToolOptions {
  readonly environment?: Readonly<Record<string, string>>;
  /** File for its output until it has ended: the output of concurrent tools would be mixed. */
  readonly aside?: string | undefined;
  /** Runs with lower priority: for suites that only compute, while another one talks to a portal and waits for it. */
  readonly givesWay?: boolean;
}

/** Runs a tool of the project and answers its exit code. */
export async function runTool(
  words: readonly string[],
  { environment = {}, aside, givesWay = false }: ToolOptions = {},
): Promise<number> {
  const [command = "", ...rest] = words;
  const output = aside === undefined ? "inherit" : openSync(aside, "w");
  const code = await new Promise<number>((resolve) => {
    const child = spawn(path.join(ROOT, "node_modules/.bin", command), rest, {
      cwd: ROOT,
      env: { ...process.env, ...environment },
      stdio: ["inherit", output, output],
    });
    if (givesWay && child.pid !== undefined) os.setPriority(child.pid, GIVES_WAY);
    child.on("close", (code) => {
      resolve(code ?? 1);
    });
  });
  if (aside === undefined || typeof output === "string") return code;
  closeSync(output);
  process.stdout.write(readFileSync(aside));
  return code;
}

/** What a suite's tool reports for programs. */
export const reportOf = (suite: string): string => path.join(RESULTS, `${suite}.json`);

/** Where a suite's output waits until it has ended. */
export const logOf = (suite: string): string => path.join(RESULTS, `${suite}.log`);

export function emptyResults(): void {
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
}

/**
 * What a suite's own report counts; a suite that ran nothing or wrote no report has failed, and so has one that ended
 * with an error outside of its tests (a file that does not load).
 */
export function countOf(
  { suite, code }: { readonly suite: string; readonly code: number },
  read: (report: unknown) => Omit<Count, "suite">,
): Count {
  try {
    const report: unknown = JSON.parse(readFileSync(reportOf(suite), "utf8"));
    const count = read(report);
    const { passed, failed } = count;
    const silent = passed + failed === 0 || (code !== 0 && failed === 0);
    return { suite, ...count, failed: silent ? 1 : failed };
  } catch {
    return {
      suite,
      passed: 0,
      failed: 1,
      failures: [{ test: suite, why: "it wrote no report that can be read" }],
      repeated: [],
    };
  }
}

/** Runs files of one project of `test/vitest.config.ts`, all of them where none are named; of whichever project without one. */
export async function runSuite(
  suite: string,
  how: {
    readonly project?: string;
    readonly files?: readonly string[];
    readonly environment?: Readonly<Record<string, string>>;
    /** Runs concurrently with another suite: its output is printed when it has ended. */
    readonly aside?: boolean;
    readonly givesWay?: boolean;
  } = { project: suite },
): Promise<Count> {
  const { project, files = [], environment = {}, aside = false, givesWay = false } = how;
  const projects = project === undefined ? [] : ["--project", project];
  const words = ["vitest", "run", "--config", "test/vitest.config.ts", ...projects, ...files];
  const reporters = ["default", "json"].map((reporter) => `--reporter=${reporter}`);
  const outputFile = `--outputFile.json=${reportOf(suite)}`;
  const code = await runTool([...words, ...reporters, outputFile], {
    environment,
    aside: aside ? logOf(suite) : undefined,
    givesWay,
  });
  return countOf({ suite, code }, (report) => {
    const { numPassedTests: passed, numFailedTests: failed } = vitestSchema.parse(report);
    return { passed, failed, ...vitestFindings(report) };
  });
}

const tell = (what: string, { test, why }: Failure): void => {
  process.stdout.write(`\n${what}: ${test.replace(`${ROOT}/`, "")}\n${why}\n`);
};

/** A suite that could not run here, and why. */
export interface NotRun {
  readonly suite: string;
  readonly why: string;
}

/**
 * What failed or had to be repeated, once more and together, because it is far up in what was printed; then one line for
 * each suite with how long it took, and a last one for all of them. The exit code follows it: what could not run is no
 * success.
 */
export function printCounts(counts: readonly TimedCount[], notRun: readonly NotRun[] = []): void {
  for (const { suite, failures, repeated } of counts) {
    for (const one of repeated) tell(`PASSED ONLY WHEN REPEATED in ${suite}`, one);
    for (const one of failures) tell(`FAILED in ${suite}`, one);
  }
  process.stdout.write("\n");
  for (const { suite, passed, failed, repeated, seconds } of counts) {
    const again = repeated.length === 0 ? "" : `, ${repeated.length} had to be repeated`;
    const took = inMinutes(seconds).padStart(11);
    process.stdout.write(`${suite.padEnd(14)} ${took}  ${passed} passed, ${failed} failed${again}\n`);
  }
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  for (const { suite, why } of notRun) process.stdout.write(`NOT RUN: ${suite}. ${why}\n`);
  process.exitCode = failed === 0 && notRun.length === 0 ? 0 : 1;
}
