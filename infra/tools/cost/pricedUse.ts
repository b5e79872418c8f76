import type { UsageLine } from "../usage/usageMeter.ts";
import type { Prices } from "./readPrices.ts";

type Counted = Omit<UsageLine, "milliseconds">;

const BYTES_OF_A_GIGABYTE = 1e9;
const READS: ReadonlySet<string> = new Set(["BatchGetItem", "GetItem", "Query", "Scan"]);
/** Of S3, what is charged at the higher price; to delete is free. */
const PUTS: ReadonlySet<string> = new Set(["ListObjectsV2", "PostObject", "PutObject"]);
const FREE: ReadonlySet<string> = new Set(["DeleteObject", "DeleteObjects"]);
/** Three lines that Lambda writes of each call by itself, and what a state machine logs of each transition. */
const LAMBDA_LINES = 500;
const TRANSITION_LINES = 1_000;

/** What was counted on the embedded stack, in what AWS charges by. */
export function pricedUse(lines: readonly Counted[]): CountedRequests {
  const sum = (
    isMeant: (line: Counted) => boolean,
    amount: "count" | "bytesIn" | "bytesOut" | "units" = "count",
  ): number => lines.filter(isMeant).reduce((total, line) => total + line[amount], 0);
  const isOf =
    (service: string, operation?: string) =>
    (line: Counted): boolean =>
      line.service === service && (operation === undefined || line.operation === operation);
  // On AWS the API is reached through CloudFront and its filter, as pages are.
  const isFromEdge = ({ service }: Counted): boolean => service === "api" || service === "pages";
  const isFileOf =
    (isDear: boolean) =>
    (line: Counted): boolean =>
      line.service === "s3" && !FREE.has(line.operation) && PUTS.has(line.operation) === isDear;
  const isUnitOf =
    (isRead: boolean) =>
    (line: Counted): boolean =>
      line.service === "dynamodb" && READS.has(line.operation) === isRead;
  const secretReads = sum(isOf("secretsmanager"));
  return {
    apiGatewayRequest: sum(isOf("api")),
    cloudFrontRequest: sum(isFromEdge),
    cloudFrontGigabyte: sum(isFromEdge, "bytesOut") / BYTES_OF_A_GIGABYTE,
    wafRequest: sum(isFromEdge),
    lambdaRequest: sum(isOf("lambda")),
    lambdaGigabyteSecond: sum(isOf("lambda"), "units"),
    dynamoReadUnit: sum(isUnitOf(true), "units"),
    dynamoWriteUnit: sum(isUnitOf(false), "units"),
    s3Put: sum(isFileOf(true)),
    s3Get: sum(isFileOf(false)),
    // Functions read files in the same region, which is free.
    internetGigabyte:
      sum(({ service, by }) => service === "s3" && by === "outside", "bytesOut") / BYTES_OF_A_GIGABYTE,
    stateTransition: sum(isOf("states", "transition")),
    // Files and secrets are opened with the account's key. S3 keeps it for a while, so this is the most.
    kmsRequest: sum(isFileOf(true)) + sum(isFileOf(false)) + secretReads + sum(isOf("kms", "GetPublicKey")),
    kmsSignature: sum(isOf("kms", "Sign")),
    secretRead: secretReads,
    logGigabyte:
      (sum(isOf("logs"), "bytesIn") +
        sum(isOf("lambda")) * LAMBDA_LINES +
        sum(isOf("states", "transition")) * TRANSITION_LINES) /
      BYTES_OF_A_GIGABYTE,
    // X-Ray follows every call of the API that is alone in its second, and every run of a machine: this is the most.
    trace: sum(isOf("api")) + sum(isOf("states", "StartExecution")),
  };
}

/** How much of what one application needs, counted from the first page to the authority's confirmation. */
export type CountedRequests = Partial<Readonly<Record<keyof Prices["perRequest"], number>>>;

export interface CostLine {
  readonly what: string;
  readonly count: number;
  readonly each: number;
  readonly total: number;
}

/** What one application costs at list prices, the dearest first. */
export function applicationCost(counted: CountedRequests, { perRequest }: Prices): readonly CostLine[] {
  const lines = Object.entries(perRequest).map(([what, each]) => {
    const count = new Map<string, number>(Object.entries(counted)).get(what) ?? 0;
    return { what, count, each, total: count * each };
  });
  return lines.filter(({ count }) => count > 0).sort((one, other) => other.total - one.total);
}

/** What is left to be paid when AWS's monthly allowances, which have no end, are taken off. */
export function afterAllowances(
  lines: readonly CostLine[],
  allowed: Readonly<Record<string, number>>,
): readonly CostLine[] {
  return lines.map((line) => {
    const count = Math.max(0, line.count - (allowed[line.what] ?? 0));
    return { ...line, count, total: count * line.each };
  });
}
