import { createDocumentClient, createLocalDocumentClient } from "../adapters/dynamodb/documentClient.ts";
import { createFeedbackStore } from "../adapters/dynamodb/DynamoFeedbackStore.ts";
import type { LocalAws } from "../adapters/system/LocalAws.ts";
import type { FeedbackStore } from "../ports/FeedbackStore.ts";

/** What people told of a portal: on this machine, or in AWS with the usual credentials. */
export function operatorFeedback(tableName: string, local?: LocalAws): FeedbackStore {
  const client = local === undefined ? createDocumentClient() : createLocalDocumentClient(local);
  return createFeedbackStore({ client, tableName });
}
