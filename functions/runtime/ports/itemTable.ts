import { createDocumentClient } from "../../adapters/dynamodb/documentClient.ts";
import type { ItemTable } from "../../adapters/dynamodb/updateItem.ts";
import type { EnvironmentName } from "../environment.ts";
import { readEnvironment } from "../readEnvironment.ts";

let client: ItemTable["client"] | undefined;

/** A table with the client that all tables of the function share. */
export function itemTable(name: Extract<EnvironmentName, `${string}_TABLE`>): ItemTable {
  client ??= createDocumentClient();
  return { client, tableName: readEnvironment(name) };
}
