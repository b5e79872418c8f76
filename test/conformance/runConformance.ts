import { mkdirSync, readFileSync, writeFileSync, existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { askEverything, type Asked } from "./askEverything.ts";
import { HOMES, type HomeAddress, type HomeName } from "./Home.ts";
import { homeOfPortal } from "./homeOfPortal.ts";

const USAGE = `npm run -s conformance [-- --portal http://127.0.0.1:4000]
npm run -s conformance -- --endpoint aws|URL --region REGION --bucket UPLOADS --table SESSIONS --secret OWNER_IDS \\
  --signing-key SEAL_KEY --state-machine SUBMIT_ARN
Asks the AWS of a portal what the portal asks, refusals included, and compares with AWS's documentation and with what other
homes answered before. A real account: a portal for tests, with credentials of the environment; one run of its pipeline fails.
Ends with 0 when every difference is known, with 1 otherwise.`;

const string = { type: "string" } as const;
const wordsSchema = z.union([
  z.strictObject({ portal: z.url().default(`http://127.0.0.1:${process.env["PORT"] ?? "4000"}`) }),
  z.strictObject({
    endpoint: z.union([z.literal("aws"), z.url()]),
    region: z.string(),
    bucket: z.string(),
    table: z.string(),
    secret: z.string(),
    "signing-key": z.string(),
    "state-machine": z.string(),
  }),
]);

/** Which AWS is asked; undefined: the words say none. */
async function addressed(args: string[]): Promise<HomeAddress | undefined> {
  try {
    const names = [
      "portal",
      "endpoint",
      "region",
      "bucket",
      "table",
      "secret",
      "signing-key",
      "state-machine",
    ];
    const { values } = parseArgs({ args, options: Object.fromEntries(names.map((name) => [name, string])) });
    const words = wordsSchema.parse(values);
    if ("portal" in words) return await homeOfPortal(words.portal);
    const {
      endpoint,
      region,
      "signing-key": signingKey,
      "state-machine": stateMachine,
      ...resources
    } = words;
    const home = endpoint === "aws" ? "aws" : "localstack";
    return {
      ...resources,
      home,
      signingKey,
      stateMachine,
      client: { region, ...(endpoint !== "aws" && { endpoint }) },
    };
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return undefined;
  }
}

const FOLDER = path.join(import.meta.dirname, "../../.local/test-results");
const fileOf = (home: HomeName): string => path.join(FOLDER, `conformance-${home}.json`);
const keptSchema = z.record(z.string(), z.string());

/** Where a home that was asked before answered otherwise. */
function comparedWith(other: HomeName, asked: readonly Asked[]): readonly string[] {
  if (!existsSync(fileOf(other))) return [];
  const before = keptSchema.parse(JSON.parse(readFileSync(fileOf(other), "utf8")));
  return asked
    .filter(({ name, outcome }) => before[name] !== undefined && before[name] !== outcome)
    .map(({ name, outcome }) => `${name}: ${outcome}, ${other}: ${before[name] ?? ""}`);
}

const address = await addressed(process.argv.slice(2));
if (address === undefined) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  const asked = await askEverything(address);
  for (const { name, documented, outcome, difference, because } of asked) {
    const also =
      difference === "same" ? "" : `, documented: ${documented}${because === "" ? "" : ` (${because})`}`;
    process.stdout.write(`${difference.padEnd(6)} ${name}: ${outcome}${also}\n`);
  }
  mkdirSync(FOLDER, { recursive: true });
  const kept = Object.fromEntries(asked.map(({ name, outcome }) => [name, outcome]));
  writeFileSync(fileOf(address.home), JSON.stringify(kept, undefined, 2));
  for (const other of HOMES.filter((home) => home !== address.home)) {
    const differences = comparedWith(other, asked);
    if (differences.length > 0)
      process.stdout.write(`\nOtherwise than ${other}:\n  ${differences.join("\n  ")}\n`);
  }
  process.exitCode = asked.some(({ difference }) => difference === "new") ? 1 : 0;
}
