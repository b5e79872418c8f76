import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";
import type { Figure, FigureSection } from "../Figure.ts";
import { quantile } from "../quantile.ts";

/** Fetched when it is run: with all it brings it would be the largest package of the project. */
const PACKAGE = "lighthouse@12.8.2";
const ROUNDS = 3;
const TITLE = "Form of 240 fields: Lighthouse, mobile";

/** Points that may be missing from 100. */
const CATEGORIES = { performance: 2, accessibility: 0, "best-practices": 0 } as const;
const AUDITS = {
  "first-contentful-paint": "ms",
  "largest-contentful-paint": "ms",
  "total-blocking-time": "ms",
  "cumulative-layout-shift": "",
} as const;

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
});
type Report = z.infer<typeof reportSchema>;

const run = promisify(execFile);

/** What Lighthouse thinks of both candidates, in turn; or why it could not be asked. */
export async function measureLighthouse(
  candidates: { readonly plain: string; readonly portal: string },
  chromePath: string,
): Promise<FigureSection> {
  const plain: Report[] = [];
  const portal: Report[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      plain.push(await askTwice(candidates.plain, chromePath));
      portal.push(await askTwice(candidates.portal, chromePath));
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const reason = error.message.trim().split("\n").at(-1) ?? "";
    return { title: TITLE, remark: `Not measured: ${PACKAGE} could not be run (${reason}).`, figures: [] };
  }
  const middle = (reports: readonly Report[], of: (report: Report) => number): number =>
    quantile(reports.map(of), 0.5);
  const lost =
    (category: string) =>
    ({ categories }: Report): number =>
      Math.round(100 - 100 * (categories[category]?.score ?? NaN));
  const audited =
    (audit: string) =>
    ({ audits }: Report): number =>
      audits[audit]?.numericValue ?? NaN;
  return {
    title: TITLE,
    remark: `${PACKAGE}, median of ${ROUNDS} of each in turn. Baseline: the hand-written page.`,
    figures: [
      ...Object.entries(CATEGORIES).map(([category, budget]): Figure => ({
        name: `${category}: points missing from 100`,
        unit: "",
        value: middle(portal, lost(category)),
        baseline: middle(plain, lost(category)),
        budget,
      })),
      ...Object.entries(AUDITS).map(([audit, unit]): Figure => ({
        name: audit.replaceAll("-", " "),
        unit,
        value: middle(portal, audited(audit)),
        baseline: middle(plain, audited(audit)),
      })),
    ],
  };
}

/** On a busy machine it sometimes misses the beginning of its own recording. */
function askTwice(url: string, chromePath: string): Promise<Report> {
  return ask(url, chromePath).catch(() => ask(url, chromePath));
}

async function ask(url: string, chromePath: string): Promise<Report> {
  const words = ["--yes", PACKAGE, url, "--quiet", "--output=json", "--chrome-flags=--headless --no-sandbox"];
  const { stdout } = await run("npx", [...words, `--only-categories=${Object.keys(CATEGORIES).join(",")}`], {
    env: { ...process.env, CHROME_PATH: chromePath },
    maxBuffer: 64_000_000,
    timeout: 240_000,
  });
  return reportSchema.parse(JSON.parse(stdout));
}
