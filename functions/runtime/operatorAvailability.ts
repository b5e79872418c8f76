import { createDocumentClient, createLocalDocumentClient } from "../adapters/dynamodb/documentClient.ts";
import { createAvailabilityStore } from "../adapters/dynamodb/DynamoAvailabilityStore.ts";
import type { LocalAws } from "../adapters/system/LocalAws.ts";
import type { AvailabilityStore } from "../ports/AvailabilityStore.ts";

/** What is switched off at a portal: on this machine, or in AWS with the usual credentials. */
export function operatorAvailability(tableName: string, local?: LocalAws): AvailabilityStore {
  const client = local === undefined ? createDocumentClient() : createLocalDocumentClient(local);
  return createAvailabilityStore({ client, tableName });
}
