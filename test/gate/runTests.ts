import { z } from "zod";
import { journeyBrowser, NO_CHROMIUM } from "../journeys/findChromium.ts";
import { changedTests } from "./changedTests.ts";
import { journeySuite } from "./journeySuite.ts";
import { namedTests, type NamedTests } from "./namedTests.ts";
import { ADDED, phasesOf } from "./phases.ts";
import { printRun, type NotRun } from "./printRun.ts";
import { emptyResults, RIGHTS } from "./results.ts";
import { runPhases } from "./runPhases.ts";
import { scriptSuite } from "./scriptSuite.ts";
import { TAKES_ALL } from "./scope.ts";
import { speedOfMachine } from "./speedOfMachine.ts";
import { vitestSuite } from "./vitestSuite.ts";
import { WIDE_VARIABLE } from "./WIDE.ts";

function refuse(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
  process.exitCode = 1;
}

/** Every phase, and at the end one line for all of them together. */
async function runWhole(journeysNotRun: readonly NotRun[]): Promise<void> {
  const added = z.array(z.enum(ADDED)).safeParse(process.env["WITH"]?.split(",") ?? []);
  if (!added.success) {
    refuse(`WITH names some of ${ADDED.join(", ")}, with commas between them.`);
    return;
  }
  emptyResults();
  process.env["RIGHTS_FOLDER"] = RIGHTS;
  const atTheBeginning = speedOfMachine();
  const phases = phasesOf({ added: added.data, journeys: journeysNotRun.length === 0 });
  const reports = await runPhases(phases, { whateverHappens: TAKES_ALL });
  process.stdout.write(
    `\nA fixed piece of work took ${atTheBeginning.toString()} ms at the beginning and ${speedOfMachine().toString()} ms at the end.\n`,
  );
  printRun(reports, journeysNotRun);
}

interface Circumstances {
  readonly types: boolean;
  readonly journeysNotRun: readonly NotRun[];
}

/** Some tests and no others, and the types where they are wanted. */
async function runSome(tests: NamedTests, { types, journeysNotRun }: Circumstances): Promise<void> {
  const { vitest, journeys } = tests;
  emptyResults();
  process.env[WIDE_VARIABLE] = "1";
  const notRun = journeys.length === 0 ? [] : journeysNotRun;
  const suites = [
    ...(types ? [scriptSuite("check:types")] : []),
    ...(vitest.length === 0 ? [] : [vitestSuite("named", { files: vitest })]),
    ...(journeys.length === 0 || notRun.length > 0
      ? []
      : [journeySuite("named-journeys", { files: journeys })]),
  ];
  printRun(await runPhases([{ name: "named", lanes: [suites] }], { whateverHappens: true }), notRun);
}

/** `npm test -- <file or folder> …`: those tests and no others. */
async function runNamed(words: readonly string[], journeysNotRun: readonly NotRun[]): Promise<void> {
  const named = namedTests(words);
  if (named.ok) await runSome(named.tests, { types: false, journeysNotRun });
  else refuse(`There is no test at ${named.without}. npm test -- <file or folder> …`);
}

const words = process.argv.slice(2);
const journeysNotRun =
  (await journeyBrowser()) === undefined ? [{ suite: "journeys", why: NO_CHROMIUM }] : [];
if (words.length === 0) await runWhole(journeysNotRun);
else if (words[0] === "--changed") await runSome(changedTests(words[1]), { types: true, journeysNotRun });
else await runNamed(words, journeysNotRun);
