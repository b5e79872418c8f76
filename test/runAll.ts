import { z } from "zod";
import { playwrightFindings } from "./findings.ts";
import { journeyBrowser, NO_CHROMIUM } from "./journeys/findChromium.ts";
import { namedTests } from "./namedTests.ts";
import { checkRights, RIGHTS_VARIABLE } from "./rights/checkRights.ts";
import { runOfTheHome } from "./runOnLocalStack.ts";
import { runScript } from "./runScript.ts";
import {
  countOf,
  emptyResults,
  printCounts,
  reportOf,
  RIGHTS,
  runSuite,
  runTool,
  type Count,
  type NotRun,
} from "./runSuite.ts";
import { reportLocalStackTimes } from "./reportLocalStackTimes.ts";
import { timedCount, type TimedCount } from "./timedCount.ts";

/** Suites of `test/vitest.config.ts` that need no portal, the longest first; the journeys have a runner of their own. */
const SUITES = [
  "infra",
  "counterparties",
  "security",
  "unit",
  "faults",
  "oracle",
  "recipes",
  "architecture",
  "statemachines",
  "contract",
] as const;

/** What needs more than Node, or what others run by itself: `WITH=check,verapdf,localstack,keycloak npm test` counts it in. */
const ADDED = z.enum(["check", "verapdf", "localstack", "keycloak"]);

/** The program of `npm run load` with few people and drafts: whether everything arrives once, not how long it takes. */
const SMALL_LOAD = ["--applicants", "8", "--drafts", "10,40"];

const playwrightSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
});

/** Files of journeys, all of them where none are named; named ones without those that come before them in a whole run. */
async function runJourneys(files: readonly string[] = []): Promise<Count> {
  const named = files.length === 0 ? [] : ["--no-deps", ...files.map((file) => file.replaceAll(".", "\\."))];
  const code = await runTool([
    "playwright",
    "test",
    "--config",
    "test/journeys/playwright.config.ts",
    ...named,
  ]);
  return countOf({ suite: "journeys", code }, (report) => {
    const { stats } = playwrightSchema.parse(report);
    return {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      ...playwrightFindings(report),
    };
  });
}

type Run = () => Promise<Count>;

/** Runs suites one after the other; where several take from the same list, each of its suites is run once. */
async function inTurn(suites: Run[]): Promise<readonly TimedCount[]> {
  const counts: TimedCount[] = [];
  for (let run = suites.shift(); run !== undefined; run = suites.shift()) counts.push(await timedCount(run));
  return counts;
}

/**
 * Runs every suite and ends with one line for all of them together. Those that talk to a portal wait for half of their
 * time, for processes, clocks and pages: meanwhile the others compute with lower priority, and whoever is done with a
 * portal takes what is left of them. The longest suite is named while it runs.
 */
async function runAll(journeysNotRun: readonly NotRun[]): Promise<void> {
  const added = z.array(ADDED).safeParse(process.env["WITH"]?.split(",") ?? []);
  if (!added.success) {
    process.stderr.write(`WITH names some of ${ADDED.options.join(", ")}, with commas between them.\n`);
    process.exitCode = 1;
    return;
  }
  emptyResults();
  process.env[RIGHTS_VARIABLE] = RIGHTS;
  const withIt = (name: z.infer<typeof ADDED>, run: Run): Run[] => (added.data.includes(name) ? [run] : []);
  const computing: Run[] = [
    ...withIt("check", () => runScript("check")),
    ...SUITES.map(
      (suite): Run =>
        () =>
          runSuite(suite, { project: suite, aside: true, givesWay: true }),
    ),
    ...withIt("verapdf", () => runScript("verapdf")),
    ...(process.env["EVERY_VARIANT"] === undefined ? [] : [() => runScript("load", SMALL_LOAD)]),
  ];
  const withPortals: Run[][] = [
    [
      ...withIt("localstack", runOfTheHome),
      ...withIt("keycloak", () => runSuite("keycloak", { project: "keycloak", aside: true, givesWay: true })),
    ],
    [() => runSuite("integration"), ...(journeysNotRun.length === 0 ? [() => runJourneys()] : [])],
  ];
  const lanes = await Promise.all([
    inTurn(computing),
    ...withPortals.map(async (suites) => [...(await inTurn(suites)), ...(await inTurn(computing))]),
  ]);
  if (!added.data.includes("localstack"))
    process.stdout.write("\nThe part on LocalStack was not run: npm run test:localstack runs it.\n");
  const counts = [...lanes.flat(), await timedCount(() => checkRights(RIGHTS, lanes.flat()))];
  const onLocalStack = counts.find(({ suite }) => suite === "localstack");
  if (onLocalStack !== undefined) reportLocalStackTimes(onLocalStack, reportOf(onLocalStack.suite));
  printCounts(counts, journeysNotRun);
}

/** `npm test -- <file or folder> …`: those tests and no others. */
async function runNamed(words: readonly string[], journeysNotRun: readonly NotRun[]): Promise<void> {
  const named = namedTests(words);
  if (!named.ok) {
    process.stderr.write(`There is no test at ${named.without}. npm test -- <file or folder> …\n`);
    process.exitCode = 1;
    return;
  }
  emptyResults();
  const { vitest, journeys } = named.tests;
  const notRun = journeys.length === 0 ? [] : journeysNotRun;
  const counts = await inTurn([
    ...(vitest.length === 0 ? [] : [() => runSuite("named", { files: vitest })]),
    ...(journeys.length === 0 || notRun.length > 0 ? [] : [() => runJourneys(journeys)]),
  ]);
  printCounts(counts, notRun);
}

const words = process.argv.slice(2);
const journeysNotRun =
  (await journeyBrowser()) === undefined ? [{ suite: "journeys", why: NO_CHROMIUM }] : [];
await (words.length === 0 ? runAll(journeysNotRun) : runNamed(words, journeysNotRun));
