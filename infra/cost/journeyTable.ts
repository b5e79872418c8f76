import { applicationCost } from "./applicationCost.ts";
import { pricedUse } from "./pricedUse.ts";
import type { JourneyUse } from "./readJourneys.ts";
import type { Prices } from "./readPrices.ts";

const COLUMNS = ["API", "pages", "reads", "writes", "files", "states", "functions ms", "kB out"] as const;
const BYTES_OF_A_KILOBYTE = 1000;

/** A line for each journey that ran alone; of those that ran beside others nobody can say what was whose. */
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
  const beside = `${others.toString()} more ran beside others, so what was counted is not theirs alone (--workers=1).`;
  return ["", ...lines, ...(others === 0 ? [] : [beside]), ""].join("\n");
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
