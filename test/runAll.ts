import { z } from "zod";
import { playwrightFindings } from "./findings.ts";
import { findChromium, NO_CHROMIUM } from "./journeys/findChromium.ts";
import { runOnLocalStack } from "./runOnLocalStack.ts";
import { countOf, emptyResults, printCounts, runSuite, runTool, type Count } from "./runSuite.ts";

/** Suites of `test/vitest.config.ts`; the journeys have a runner of their own. */
const SUITES = [
  "unit",
  "architecture",
  "oracle",
  "contract",
  "infra",
  "statemachines",
  "faults",
  "security",
] as const;

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

async function runJourneys(): Promise<Count> {
  const code = await runTool(["playwright", "test", "--config", "test/journeys/playwright.config.ts"]);
  return countOf({ suite: "journeys", code }, (report) => {
    const { stats } = playwrightSchema.parse(report);
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      ...playwrightFindings(report),
    };
  });
}

/** Suites that wait half of their time, for processes and for clocks, so that two of them share two cores well. */
async function runSideBySide(withLocalStack: boolean): Promise<readonly Count[]> {
  const beside = async (): Promise<readonly Count[]> => {
    const counterparties = await runSuite("counterparties", { project: "counterparties", aside: true });
    return withLocalStack ? [counterparties, await runOnLocalStack({ aside: true })] : [counterparties];
  };
  const [integration, others] = await Promise.all([runSuite("integration"), beside()]);
  return [integration, ...others];
}

/** Runs every suite and ends with one line for all of them together. */
async function runAll(): Promise<void> {
  if (findChromium("any") === undefined) {
    process.stderr.write(`${NO_CHROMIUM}\n`);
    process.exitCode = 1;
    return;
  }
  emptyResults();
  const counts: Count[] = [];
  for (const suite of SUITES) counts.push(await runSuite(suite));
  // It needs Python 3.13 and Java, which Node alone does not bring along.
  const withLocalStack = process.env["WITH_LOCALSTACK"] !== undefined;
  counts.push(...(await runSideBySide(withLocalStack)));
  counts.push(await runJourneys());
  if (!withLocalStack)
    process.stdout.write("\nThe part on LocalStack was not run: npm run test:localstack runs it.\n");
  printCounts(counts);
}

await runAll();
