import { DynamoDBClient, PutItemCommand, ScanCommand } from "@aws-sdk/client-dynamodb";
import { onTestFailed } from "vitest";
import { readConsole } from "./readConsole.ts";

/** What no item of a portal says unless this test wrote it there. */
export const UNKNOWN_STATUS = "OF_ANOTHER_RELEASE";

async function findItem(table: "Processes" | "Submissions", id: string) {
  const { client, tables } = await readConsole();
  const dynamo = new DynamoDBClient(client);
  const TableName = tables.find((name) => name.includes(`-data-${table}`));
  const { Items: items = [] } = await dynamo.send(new ScanCommand({ TableName }));
  return { dynamo, TableName, item: items.find((one) => JSON.stringify(one).includes(id)) };
}

/** Whether the table still holds anything of it. */
export const isStored = async (table: "Processes" | "Submissions", id: string): Promise<boolean> =>
  (await findItem(table, id)).item !== undefined;

/**
 * Leaves an item with a status that the portal does not know, as another release might. Answers a function that
 * repairs it.
 */
export async function damagedItem(
  table: "Processes" | "Submissions",
  id: string,
): Promise<() => Promise<void>> {
  const { dynamo, TableName, item } = await findItem(table, id);
  if (item === undefined) throw new Error(`${table} holds nothing of ${id}`);
  await dynamo.send(new PutItemCommand({ TableName, Item: { ...item, status: { S: UNKNOWN_STATUS } } }));
  const mend = async (): Promise<void> => {
    await dynamo.send(new PutItemCommand({ TableName, Item: item }));
  };
  // It would break what others do after it.
  onTestFailed(mend);
  return mend;
}
