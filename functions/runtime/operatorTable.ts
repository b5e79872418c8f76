import { createDocumentClient } from "../adapters/dynamodb/documentClient.ts";
import { storedTable } from "../adapters/dynamodb/storedTable.ts";
import type { StoredTable } from "../ports/PortalState.ts";

/** A table by its whole name, with the usual credentials. */
export function operatorTable(tableName: string): StoredTable {
  return storedTable(tableName, { client: createDocumentClient(), tableName });
}
