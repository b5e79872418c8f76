import { z } from "zod";
import { countOf } from "./countOf.ts";
import { vitestFailures } from "./findings.ts";
import { logOf, reportOf } from "./results.ts";
import { runTool } from "./runTool.ts";
import type { Count, Suite } from "./Suite.ts";

const reportSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

interface VitestOptions {
  /** Of `test/vitest.config.ts`; all of them where none is named. */
  readonly projects?: readonly string[];
  /** All of the projects where none is named. */
  readonly files?: readonly string[];
  /** Further words for Vitest. */
  readonly words?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly workers?: number;
}

/** Tests of `test/vitest.config.ts`. */
export function vitestSuite(name: string, options: VitestOptions = {}): Suite {
  return {
    name,
    workers: options.workers,
    run: ({ aside }) => runVitest(name, { ...options, aside }),
    again: (places) => {
      const files = [...new Set(places.map(({ file }) => file))];
      return runVitest(`${name}-alone`, { ...options, files, words: [], workers: 1, aside: false });
    },
  };
}

async function runVitest(
  suite: string,
  {
    projects = [],
    files = [],
    words = [],
    environment,
    workers,
    aside,
  }: VitestOptions & { readonly aside: boolean },
): Promise<Count> {
  const code = await runTool(
    [
      ...["vitest", "run", "--config", "test/vitest.config.ts"],
      ...projects.flatMap((project) => ["--project", project]),
      ...files,
      ...words,
      ...(workers === undefined ? [] : [`--maxWorkers=${workers.toString()}`]),
      ...["--reporter=default", "--reporter=json", `--outputFile.json=${reportOf(suite)}`],
    ],
    { environment, aside: aside ? logOf(suite) : undefined },
  );
  return countOf({ suite, code }, (report) => {
    const { numPassedTests: passed, numFailedTests: failed } = reportSchema.parse(report);
    const failures = vitestFailures(report);
    // A file that did not load has failed, though none of its tests has.
    return { passed, failed: Math.max(failed, failures.length), failures };
  });
}
