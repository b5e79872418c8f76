import { createDocumentClient, createLocalDocumentClient } from "../adapters/dynamodb/documentClient.ts";
import { createStatisticsStore } from "../adapters/dynamodb/DynamoStatisticsStore.ts";
import type { LocalAws } from "../adapters/system/LocalAws.ts";
import type { StatisticsStore } from "../ports/StatisticsStore.ts";

/** Reports of months of a portal: on this machine, or in AWS with the usual credentials. */
export function operatorStatistics(tableName: string, local?: LocalAws): StatisticsStore {
  const client = local === undefined ? createDocumentClient() : createLocalDocumentClient(local);
  return createStatisticsStore({ client, tableName });
}
