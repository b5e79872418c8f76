import path from "node:path";
import { parseArgs } from "node:util";
import { synthesizeUnbuilt } from "../homes/synthesizeUnbuilt.ts";
import { applicationCost } from "./applicationCost.ts";
import { idleCost } from "./idleCost.ts";
import { journeyTable } from "./journeyTable.ts";
import { pricedUse } from "./pricedUse.ts";
import { printLines } from "./printLines.ts";
import { readCounted } from "./readCounted.ts";
import { readJourneys } from "./readJourneys.ts";
import { readPrices } from "./readPrices.ts";
import { scheduledUse } from "./scheduledUse.ts";

const APPLICATIONS = 1000;

const { values } = parseArgs({
  options: { settings: { type: "string", default: "nw" }, journeys: { type: "boolean", default: false } },
});
const prices = readPrices();
const { currency } = prices;

/** `npm run cost -- --settings nw`: a month in which nobody comes, and one application. */
function printPortal(): void {
  const settingsFile = path.join(import.meta.dirname, "../settings", `${values.settings}.json`);
  const idle = idleCost(synthesizeUnbuilt({ settingsFile, home: "aws" }), prices);
  const resources = `All resources of ${values.settings} in a month without anybody`;
  const month =
    printLines(resources, { lines: idle.lines, currency, decimals: 2 }) +
    printLines("Runs of schedules in that month", {
      lines: applicationCost(scheduledUse(), prices),
      currency,
      decimals: 2,
    });
  process.stdout.write(`\nA month without anybody: ${month.toFixed(2)} ${currency}\n`);
  const { countedOn, of, lines } = readCounted();
  const title = `One application (${of}; counted on ${countedOn})`;
  const parts = applicationCost(pricedUse(lines), prices);
  const one = printLines(title, { lines: parts, currency, decimals: 6 });
  process.stdout.write(
    `\n${APPLICATIONS.toString()} of them: ${(APPLICATIONS * one).toFixed(2)} ${currency}\n`,
  );
}

process.stdout.write(`${prices.source}, as of ${prices.asOf} (${prices.checked})\n`);
// `-- --journeys`: what each journey of the last run used.
if (values.journeys) process.stdout.write(journeyTable(readJourneys(), prices));
else printPortal();
