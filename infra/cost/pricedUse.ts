import type { UsageLine } from "../local/usage/UsageLine.ts";
import type { CountedRequests } from "./applicationCost.ts";

type Counted = Omit<UsageLine, "milliseconds">;

const BYTES_OF_A_GIGABYTE = 1e9;
const READS: ReadonlySet<string> = new Set(["BatchGetItem", "GetItem", "Query", "Scan"]);
/** Of S3, what is charged at the higher price; to delete is free. */
const PUTS: ReadonlySet<string> = new Set(["ListObjectsV2", "PostObject", "PutObject"]);
const FREE: ReadonlySet<string> = new Set(["DeleteObject", "DeleteObjects"]);

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
    logGigabyte: sum(isOf("logs"), "bytesIn") / BYTES_OF_A_GIGABYTE,
  };
}
