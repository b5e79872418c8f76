import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { z } from "zod";

/** Fetched when it is run: with all it brings it would be the largest package of the project. */
const PACKAGE = "lighthouse@12.8.2";
const ROUNDS = 3;

/** Points that may be missing from 100. */
export const CATEGORIES = { performance: 2, accessibility: 0, "best-practices": 0 } as const;

const reportSchema = z.object({
  categories: z.record(z.string(), z.object({ score: z.number() })),
  audits: z.record(
    z.string(),
    z.object({ score: z.number().nullable(), numericValue: z.number().optional() }),
  ),
});
export type LighthouseReport = z.infer<typeof reportSchema>;

/** Reports of every page, in the order of the pages; or why Lighthouse could not be asked. */
export type LighthouseAnswer =
  | { readonly asked: true; readonly reports: readonly (readonly LighthouseReport[])[]; readonly how: string }
  | { readonly asked: false; readonly why: string };

const run = promisify(execFile);

/** What Lighthouse (mobile) thinks of these pages, asked several times in turn. */
export async function askLighthouse(urls: readonly string[], chromePath: string): Promise<LighthouseAnswer> {
  const reports = urls.map((): LighthouseReport[] => []);
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const [index, url] of urls.entries()) reports[index]?.push(await askTwice(url, chromePath));
    }
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const reason = error.message.trim().split("\n").at(-1) ?? "";
    return { asked: false, why: `Not measured: ${PACKAGE} could not be run (${reason}).` };
  }
  return { asked: true, reports, how: `${PACKAGE}, mobile, median of ${ROUNDS} of each in turn.` };
}

/** On a busy machine it sometimes misses the beginning of its own recording. */
function askTwice(url: string, chromePath: string): Promise<LighthouseReport> {
  return ask(url, chromePath).catch(() => ask(url, chromePath));
}

async function ask(url: string, chromePath: string): Promise<LighthouseReport> {
  const words = [
    "--yes",
    PACKAGE,
    url,
    "--quiet",
    "--output=json",
    "--chrome-flags=--headless --no-sandbox --ignore-certificate-errors",
  ];
  const { stdout } = await run("npx", [...words, `--only-categories=${Object.keys(CATEGORIES).join(",")}`], {
    env: { ...process.env, CHROME_PATH: chromePath },
    maxBuffer: 64_000_000,
    timeout: 240_000,
  });
  return reportSchema.parse(JSON.parse(stdout));
}
