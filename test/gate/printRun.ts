import type { PhaseReport } from "./runPhases.ts";
import { ROOT } from "./results.ts";
import { SEED } from "./SEED.ts";
import type { Failure } from "./Suite.ts";

/** A suite that could not run here, and why. */
export interface NotRun {
  readonly suite: string;
  readonly why: string;
}

/** `754` → `12 min 34 s`. */
export function inMinutes(seconds: number): string {
  const whole = Math.round(seconds);
  const rest = `${(whole % 60).toString()} s`;
  return whole < 60 ? rest : `${Math.floor(whole / 60).toString()} min ${rest}`;
}

const sumOf = (counts: PhaseReport["counts"], of: "passed" | "failed"): number =>
  counts.reduce((sum, count) => sum + count[of], 0);

const tell = (what: string, { test, why }: Failure): void => {
  process.stdout.write(`\n${what}: ${test.replace(`${ROOT}/`, "")}\n${why}\n`);
};

/**
 * What failed and what passed only alone, once more and together, because it is far up in what was printed; then a line
 * for each phase and its suites, and a last one for all of them. The exit code follows it: what could not run is no success.
 */
export function printRun(reports: readonly PhaseReport[], notRun: readonly NotRun[] = []): void {
  const counts = reports.flatMap((report) => report.counts);
  for (const one of reports.flatMap(({ shaky }) => shaky)) tell("SHAKY", one);
  for (const { suite, failures } of counts) for (const one of failures) tell(`FAILED in ${suite}`, one);
  process.stdout.write(`\nGenerated cases follow from the seed ${SEED.toString()}.\n`);
  for (const { name, seconds, counts: ofPhase, shaky } of reports) {
    const tests = `${sumOf(ofPhase, "passed").toString()} passed, ${sumOf(ofPhase, "failed").toString()} failed`;
    process.stdout.write(
      `${name.padEnd(14)} ${inMinutes(seconds).padStart(11)}  ${tests}, ${shaky.length.toString()} shaky\n`,
    );
  }
  const failed = sumOf(counts, "failed");
  process.stdout.write(`\n${sumOf(counts, "passed").toString()} passed, ${failed.toString()} failed\n`);
  for (const { suite, why } of notRun) process.stdout.write(`NOT RUN: ${suite}. ${why}\n`);
  process.exitCode = failed === 0 && notRun.length === 0 ? 0 : 1;
}
