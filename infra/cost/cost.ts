import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { synthesizeUnbuilt } from "../homes/synthesizeUnbuilt.ts";
import { applicationCost, type CostLine } from "./applicationCost.ts";
import { idleCost } from "./idleCost.ts";
import { readPrices } from "./readPrices.ts";
import { scheduledUse } from "./scheduledUse.ts";

const { values } = parseArgs({ options: { settings: { type: "string", default: "nw" } } });
const settingsFile = path.join(import.meta.dirname, "../settings", `${values.settings}.json`);
const COUNTED = path.join(import.meta.dirname, "requests.json");
const prices = readPrices();

function print(title: string, lines: readonly CostLine[]): number {
  const total = lines.reduce((sum, line) => sum + line.total, 0);
  process.stdout.write(`\n${title}: ${total.toFixed(4)} ${prices.currency}\n`);
  for (const { what, count, each, total: price } of lines) {
    const amount = Number.isInteger(count) ? count.toString() : count.toPrecision(3);
    process.stdout.write(
      `  ${price.toFixed(4).padStart(10)}  ${amount.padStart(8)} × ${each.toString()}  ${what}\n`,
    );
  }
  return total;
}

// `npm run cost -- --settings nw`: a month in which nobody comes, and one application.
process.stdout.write(`${prices.source}, as of ${prices.asOf} (${prices.checked})\n`);
const idle = idleCost(synthesizeUnbuilt({ settingsFile, home: "aws" }), prices);
const month =
  print(`All resources of ${values.settings} in a month without anybody`, idle.lines) +
  print("Runs of schedules in that month", applicationCost(scheduledUse(), prices));
process.stdout.write(`\nA month without anybody: ${month.toFixed(2)} ${prices.currency}\n`);
if (existsSync(COUNTED)) {
  const counted = z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(COUNTED, "utf8")));
  print("One application", applicationCost(counted, prices));
} else {
  process.stdout.write(
    "One application: its requests have not been counted yet (infra/cost/requests.json).\n",
  );
}
