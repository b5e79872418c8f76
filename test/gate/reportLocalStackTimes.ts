import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { inMinutes } from "./printRun.ts";
import { reportOf } from "./results.ts";

/** What the part on LocalStack is meant to fit into. */
const MEANT_SECONDS = 15 * 60;

const reportSchema = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

/** How long each file of the part on LocalStack took, the longest first, and the total with its target. */
export function localStackTimes(report: unknown, seconds: number): string {
  const files = reportSchema
    .parse(report)
    .testResults.map(({ name, startTime, endTime }) => ({
      name: path.basename(name, ".test.ts"),
      seconds: (endTime - startTime) / 1000,
    }))
    .sort((one, other) => other.seconds - one.seconds);
  const inFiles = files.reduce((sum, file) => sum + file.seconds, 0);
  const rows = [...files, { name: "(deployed, loaded and ended)", seconds: seconds - inFiles }];
  const width = Math.max(...rows.map(({ name }) => name.length));
  const verdict =
    seconds > MEANT_SECONDS
      ? `LONGER THAN the ${inMinutes(MEANT_SECONDS)} that it is meant to take`
      : `of the ${inMinutes(MEANT_SECONDS)} that it is meant to take at most`;
  return [
    "How long the files of the part on LocalStack took:",
    ...rows.map((row) => `${row.name.padEnd(width)}  ${inMinutes(row.seconds).padStart(11)}`),
    `The part on LocalStack took ${inMinutes(seconds)}, ${verdict}.`,
    "",
  ].join("\n");
}

/** Prints them from the report of the suite; where there is none, the count says so already. */
export function reportLocalStackTimes(suite: string, seconds: number): void {
  try {
    const report: unknown = JSON.parse(readFileSync(reportOf(suite), "utf8"));
    process.stdout.write(`\n${localStackTimes(report, seconds)}`);
  } catch {
    process.stdout.write(`\nThe part on LocalStack took ${inMinutes(seconds)} and wrote no report.\n`);
  }
}
