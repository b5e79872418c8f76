import type { LocalAws } from "../adapters/system/LocalAws.ts";
import { createDocumentClient, createLocalDocumentClient } from "../adapters/dynamodb/documentClient.ts";
import { createBlockList } from "../adapters/dynamodb/DynamoBlockList.ts";
import type { BlockList } from "../ports/BlockList.ts";

/** Who is blocked at a portal: on this machine, or in AWS with the usual credentials. */
export function operatorBlocks(tableName: string, local?: LocalAws): BlockList {
  const client = local === undefined ? createDocumentClient() : createLocalDocumentClient(local);
  return createBlockList({ client, tableName });
}
