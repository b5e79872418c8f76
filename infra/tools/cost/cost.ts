import path from "node:path";
import { parseArgs } from "node:util";
import { synthesizeUnbuilt } from "../environments/synthesizeUnbuilt.ts";
import { afterAllowances, applicationCost, type CostLine, pricedUse } from "./pricedUse.ts";
import { idleCost } from "./idleCost.ts";
import { journeyTable, readJourneys } from "./journeys.ts";
import { readCounted, scheduledUse } from "./countedUse.ts";
import { readPrices } from "./readPrices.ts";

const APPLICATIONS = 1000;

const { values } = parseArgs({
  options: { settings: { type: "string", default: "nw" }, journeys: { type: "boolean", default: false } },
});
const prices = readPrices();
const { currency } = prices;

/** `npm run cost -- --settings nw`: a month without use, and one application. */
function printPortal(): void {
  const settingsFile = path.join(import.meta.dirname, "../../states", values.settings, "settings.json");
  const idle = idleCost(synthesizeUnbuilt({ settingsFile, environment: "aws" }), prices);
  const resources = `All resources of ${values.settings} in a month without anybody`;
  const runs = applicationCost(scheduledUse(), prices);
  const month =
    printLines(resources, { lines: idle.lines, currency, decimals: 2 }) +
    printLines("Runs of schedules in that month", {
      lines: runs,
      currency,
      decimals: 2,
    });
  const { perMonth, perRequest } = prices.alwaysFree;
  const paid = sumOf([...afterAllowances(idle.lines, perMonth), ...afterAllowances(runs, perRequest)]);
  process.stdout.write(
    `\nA month without anybody: ${month.toFixed(2)} ${currency} at list prices, ${paid.toFixed(2)} ${currency} after the allowances that every account has for good; credits of new accounts pay for all of it while they last.\n`,
  );
  const { countedOn, of, lines } = readCounted();
  const title = `One application (${of}; counted on ${countedOn})`;
  const parts = applicationCost(pricedUse(lines), prices);
  const one = printLines(title, { lines: parts, currency, decimals: 6 });
  process.stdout.write(
    `\n${APPLICATIONS.toString()} of them: ${(APPLICATIONS * one).toFixed(2)} ${currency}\n`,
  );
}

function sumOf(lines: readonly CostLine[]): number {
  return lines.reduce((sum, { total }) => sum + total, 0);
}

process.stdout.write(`${prices.source}, as of ${prices.asOf} (${prices.checked})\n`);
// `-- --journeys`: what each journey of the last run used.
if (values.journeys) process.stdout.write(journeyTable(readJourneys(), prices));
else printPortal();

/** A sum and its parts as a plain table for a terminal. Answers the sum. */
function printLines(
  title: string,
  {
    lines,
    currency,
    decimals,
  }: { readonly lines: readonly CostLine[]; readonly currency: string; readonly decimals: number },
): number {
  const total = sumOf(lines);
  process.stdout.write(`\n${title}: ${total.toFixed(decimals)} ${currency}\n`);
  for (const { what, count, each, total: price } of lines) {
    const amount = Number.isInteger(count) ? count.toString() : count.toPrecision(3);
    process.stdout.write(
      `  ${price.toFixed(decimals).padStart(10)}  ${amount.padStart(8)} × ${each.toString()}  ${what}\n`,
    );
  }
  return total;
}
