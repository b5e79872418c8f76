import { randomUUID } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { GetCommand, PutCommand, UpdateCommand, type UpdateCommandInput } from "@aws-sdk/lib-dynamodb";
import type { ItemTable } from "./updateItem.ts";

/*
 * The SDK sends a write again whose answer was lost, and the second try meets a condition that the first made untrue.
 * So what is written once carries a mark that no other writer has, and whoever finds the own mark wrote it.
 */

type Item = Readonly<Record<string, unknown>>;

interface NewItem {
  readonly item: Item;
  /** Name of the table's key. */
  readonly key: string;
  /** Name of the attribute that is the mark: chance, or sealed with chance. */
  readonly mark: string;
}

interface OnceOnly extends Omit<UpdateCommandInput, "TableName" | "ReturnValues"> {
  /** Name of the attribute that the update sets to `:mark`. */
  readonly mark: string;
}

/** Stores an item that is not there yet; false where another one is. */
export async function putNew(table: ItemTable, { item, key, mark }: NewItem): Promise<boolean> {
  const put = new PutCommand({
    TableName: table.tableName,
    Item: item,
    ConditionExpression: "attribute_not_exists(#key)",
    ExpressionAttributeNames: { "#key": key },
  });
  const stored = await writtenOnce(table, {
    write: async () => {
      await table.client.send(put);
      return item;
    },
    Key: { [key]: item[key] },
    mark: { name: mark, value: item[mark] },
  });
  return stored !== undefined;
}

/** A change that can be made once only: the item after it, or undefined where its condition does not hold. */
export function updateOnce(table: ItemTable, { mark, ...update }: OnceOnly): Promise<Item | undefined> {
  const value = randomUUID();
  const change = new UpdateCommand({
    ...update,
    TableName: table.tableName,
    ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ":mark": value },
    ReturnValues: "ALL_NEW",
  });
  return writtenOnce(table, {
    write: async () => (await table.client.send(change)).Attributes,
    Key: update.Key,
    mark: { name: mark, value },
  });
}

async function writtenOnce(
  { client, tableName }: ItemTable,
  {
    write,
    Key,
    mark,
  }: {
    readonly write: () => Promise<Item | undefined>;
    readonly Key: UpdateCommandInput["Key"];
    readonly mark: { readonly name: string; readonly value: unknown };
  },
): Promise<Item | undefined> {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    const { Item: stored } = await client.send(
      new GetCommand({ TableName: tableName, Key, ConsistentRead: true }),
    );
    return isOneMark(stored?.[mark.name], mark.value) ? stored : undefined;
  }
}

/** Bytes are read as another class than they are written in. */
function isOneMark(stored: unknown, own: unknown): boolean {
  return stored instanceof Uint8Array && own instanceof Uint8Array
    ? Buffer.compare(stored, own) === 0
    : isDeepStrictEqual(stored, own);
}
