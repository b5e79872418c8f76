import { z } from "zod";
import { MOST_WORKERS } from "./BOUNDS.ts";
import { countOf } from "./countOf.ts";
import { playwrightFailures } from "./findings.ts";
import { logOf, reportOf } from "./results.ts";
import { runTool } from "./runTool.ts";
import type { Count, Place, Suite } from "./Suite.ts";

const reportSchema = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number() }) });

interface JourneyOptions {
  /** Of `test/journeys/playwright.config.ts`. */
  readonly projects?: readonly string[];
  /** All of the projects where none is named. */
  readonly files?: readonly string[];
  readonly workers?: number;
}

const asPattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** Journeys in Chromium, against a portal that is started for them. */
export function journeySuite(
  name: string,
  { projects = [], files = [], workers = MOST_WORKERS }: JourneyOptions = {},
): Suite {
  const words = [...wordsOf(projects), ...files.map(asPattern), `--workers=${workers.toString()}`];
  return {
    name,
    workers,
    run: ({ aside }) => runPlaywright(name, { words, aside }),
    again: (places) => runPlaywright(`${name}-alone`, { words: wordsAgain(places), aside: false }),
  };
}

const wordsOf = (projects: readonly string[]): readonly string[] =>
  projects.map((project) => `--project=${project}`);

/** The trace of each step is kept: it costs a fifth of the time, so the first try has none. */
function wordsAgain(places: readonly Place[]): readonly string[] {
  const projects = new Set(places.flatMap(({ project = [] }) => project));
  const files = new Set(places.map(({ file }) => asPattern(file)));
  const titles = places.map(({ name }) => `${asPattern(name)}$`);
  return [
    ...wordsOf([...projects]),
    ...files,
    ...["--workers=1", "--trace=retain-on-failure", `--grep=${titles.join("|")}`],
  ];
}

async function runPlaywright(
  suite: string,
  { words, aside }: { readonly words: readonly string[]; readonly aside: boolean },
): Promise<Count> {
  // What a failure looked like stays when it is repeated: each run empties its folder.
  const output = `--output=.local/journey-results/${suite}`;
  const code = await runTool(
    ["playwright", "test", "--config", "test/journeys/playwright.config.ts", output, ...words],
    {
      environment: { PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf(suite) },
      aside: aside ? logOf(suite) : undefined,
    },
  );
  return countOf({ suite, code }, (report) => {
    const { expected: passed, unexpected: failed } = reportSchema.parse(report).stats;
    const failures = playwrightFailures(report);
    return { passed, failed: Math.max(failed, failures.length), failures };
  });
}
