import { appendFileSync } from "node:fs";
import { repeatAlone } from "./repeatAlone.ts";
import { SHAKY } from "./results.ts";
import type { Count, Failure, Suite } from "./Suite.ts";

/** Suites that run at the same time: those of a lane one after the other, each lane beside the others. */
export interface Phase {
  readonly name: string;
  readonly lanes: readonly (readonly Suite[])[];
}

export interface PhaseReport {
  readonly name: string;
  readonly seconds: number;
  readonly counts: readonly Count[];
  readonly shaky: readonly Failure[];
}

/** More failures than these are no chance. */
const MOST_REPEATED = 5;

/**
 * Runs phases one after the other. What fails is repeated alone when its phase is over; a phase that fails then ends the
 * run, unless all are wanted whatever happens.
 */
export async function runPhases(
  phases: readonly Phase[],
  { whateverHappens, shakyFile = SHAKY }: { readonly whateverHappens: boolean; readonly shakyFile?: string },
): Promise<readonly PhaseReport[]> {
  const reports: PhaseReport[] = [];
  let failedSoFar = 0;
  for (const phase of phases) {
    const report = await runPhase(phase, { repeatable: MOST_REPEATED - failedSoFar });
    reports.push(report);
    for (const { test, why } of report.shaky) appendFileSync(shakyFile, `${test}\n${why}\n\n`);
    const failed = report.counts.reduce((sum, count) => sum + count.failed, 0);
    if (failed > 0 && !whateverHappens) break;
    failedSoFar += failed + report.shaky.length;
  }
  return reports;
}

async function runPhase(
  { name, lanes }: Phase,
  { repeatable }: { readonly repeatable: number },
): Promise<PhaseReport> {
  const began = performance.now();
  const aside = lanes.length > 1;
  const first = (
    await Promise.all(
      lanes.map(async (suites) => {
        const results: { suite: Suite; count: Count }[] = [];
        for (const suite of suites) results.push({ suite, count: await suite.run({ aside }) });
        return results;
      }),
    )
  ).flat();
  const failed = first.reduce((sum, { count }) => sum + count.failed, 0);
  const counts: Count[] = [];
  const shaky: Failure[] = [];
  for (const { suite, count } of first) {
    const again = failed <= repeatable ? await repeatAlone(suite, count) : { count, shaky: [] };
    counts.push(again.count);
    shaky.push(...again.shaky);
  }
  return { name, seconds: (performance.now() - began) / 1000, counts, shaky };
}
