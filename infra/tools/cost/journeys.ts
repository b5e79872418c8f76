import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { usageLineSchema, type UsageLine } from "../usage/usageMeter.ts";
import { applicationCost, pricedUse } from "./pricedUse.ts";
import type { Prices } from "./readPrices.ts";

const FILE = path.join(import.meta.dirname, "../../../.local/test-results/journeys.json");

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

interface JourneyUse {
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

const COLUMNS = ["API", "pages", "reads", "writes", "files", "states", "functions ms", "kB out"] as const;
const BYTES_OF_A_KILOBYTE = 1000;

/** A line for each journey that ran alone; the use of journeys that ran at the same time cannot be separated. */
export function journeyTable(journeys: readonly JourneyUse[], prices: Prices): string {
  const alone = journeys.filter(({ isAlone }) => isAlone);
  const rows = [[...COLUMNS, prices.currency, ""], ...alone.map((journey) => cells(journey, prices))];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const lines = rows.map((row) =>
    row
      .map((cell, column) => (column === row.length - 1 ? cell : cell.padStart(widths[column] ?? 0)))
      .join("  ")
      .trimEnd(),
  );
  const others = journeys.length - alone.length;
  const parallel = `${others.toString()} more ran beside others, so what was counted is not theirs alone (--workers=1).`;
  return ["", ...lines, ...(others === 0 ? [] : [parallel]), ""].join("\n");
}

function cells({ name, used }: JourneyUse, prices: Prices): string[] {
  const counted = pricedUse(used);
  const sum = (service: string, amount: "milliseconds" | "bytesOut"): number =>
    used.filter((line) => line.service === service).reduce((total, line) => total + line[amount], 0);
  const requests = counted.apiGatewayRequest ?? 0;
  const bytes = sum("api", "bytesOut") + sum("pages", "bytesOut");
  const cost = applicationCost(counted, prices).reduce((total, line) => total + line.total, 0);
  return [
    requests.toString(),
    ((counted.cloudFrontRequest ?? 0) - requests).toString(),
    (counted.dynamoReadUnit ?? 0).toString(),
    (counted.dynamoWriteUnit ?? 0).toString(),
    ((counted.s3Put ?? 0) + (counted.s3Get ?? 0)).toString(),
    (counted.stateTransition ?? 0).toString(),
    sum("lambda", "milliseconds").toFixed(0),
    (bytes / BYTES_OF_A_KILOBYTE).toFixed(0),
    cost.toFixed(4),
    name,
  ];
}
