import { createDocumentClient, createLocalDocumentClient } from "../adapters/dynamodb/documentClient.ts";
import { createHealthStore } from "../adapters/dynamodb/DynamoHealthStore.ts";
import type { LocalAws } from "../adapters/system/LocalAws.ts";
import type { HealthStore } from "../ports/HealthStore.ts";

/** The document of the last look of a portal: on this machine, or in AWS with the usual credentials. */
export function operatorHealth(tableName: string, local?: LocalAws): HealthStore {
  const client = local === undefined ? createDocumentClient() : createLocalDocumentClient(local);
  return createHealthStore({ client, tableName });
}
