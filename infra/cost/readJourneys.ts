import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { usageLineSchema, type UsageLine } from "../local/usage/UsageLine.ts";

const FILE = path.join(import.meta.dirname, "../../.local/test-results/journeys.json");

const resultSchema = z.object({
  startTime: z.iso.datetime(),
  duration: z.number(),
  attachments: z.array(z.object({ name: z.string(), body: z.base64().optional() })).default([]),
});
const specSchema = z.object({
  title: z.string(),
  tests: z.array(z.object({ results: z.array(resultSchema) })),
});

interface Suite {
  readonly title: string;
  readonly suites: readonly Suite[];
  readonly specs: readonly z.infer<typeof specSchema>[];
}
const suiteSchema: z.ZodType<Suite> = z.object({
  title: z.string(),
  suites: z.lazy(() => z.array(suiteSchema)).default([]),
  specs: z.array(specSchema).default([]),
});
const reportSchema = z.object({ suites: z.array(suiteSchema) });

export interface JourneyUse {
  readonly name: string;
  /** No other journey ran at any moment of it: only then what was counted is its own. */
  readonly isAlone: boolean;
  readonly used: readonly UsageLine[];
}

/** What the journeys of the last run used. */
export function readJourneys(file = FILE): readonly JourneyUse[] {
  if (!existsSync(file)) throw new Error(`No journeys have run: ${file} is missing (npm run test:journeys).`);
  const { suites } = reportSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  const runs = suites.flatMap((suite) => runsIn(suite, []));
  return runs.flatMap((run) => {
    const others = runs.filter((other) => other !== run);
    const isAlone = others.every((other) => other.to <= run.from || other.from >= run.to);
    return run.used === undefined ? [] : [{ name: run.name, isAlone, used: run.used }];
  });
}

interface Run {
  readonly name: string;
  readonly from: number;
  readonly to: number;
  readonly used: readonly UsageLine[] | undefined;
}

function runsIn(suite: Suite, above: readonly string[]): readonly Run[] {
  const titles = [...above, suite.title];
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.flatMap(({ results }) =>
      results.map(({ startTime, duration, attachments }): Run => {
        const body = attachments.find(({ name }) => name === "usage")?.body;
        const from = Date.parse(startTime);
        return {
          name: [...titles, title].join(" › "),
          from,
          to: from + duration,
          used: body === undefined ? undefined : usedIn(body),
        };
      }),
    ),
  );
  return [...own, ...suite.suites.flatMap((inner) => runsIn(inner, titles))];
}

function usedIn(body: string): readonly UsageLine[] {
  return z.array(usageLineSchema).parse(JSON.parse(Buffer.from(body, "base64").toString("utf8")));
}
