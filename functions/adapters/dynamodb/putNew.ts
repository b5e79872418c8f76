import { isDeepStrictEqual } from "node:util";
import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import type { ItemTable } from "./updateItem.ts";

interface NewItem {
  readonly item: Readonly<Record<string, unknown>>;
  /** Name of the table's key. */
  readonly key: string;
  /** Name of an attribute whose value no other writer has: chance, or sealed with chance. */
  readonly mark: string;
}

/**
 * Stores an item that is not there yet; false where another one is. The SDK sends a write again whose answer was lost,
 * and the second try meets the item of the first: an item with the own mark is the own one.
 */
export async function putNew(
  { client, tableName }: ItemTable,
  { item, key, mark }: NewItem,
): Promise<boolean> {
  try {
    await client.send(
      new PutCommand({
        TableName: tableName,
        Item: item,
        ConditionExpression: "attribute_not_exists(#key)",
        ExpressionAttributeNames: { "#key": key },
      }),
    );
    return true;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    const { Item: stored } = await client.send(
      new GetCommand({ TableName: tableName, Key: { [key]: item[key] }, ConsistentRead: true }),
    );
    return stored !== undefined && isOneMark(stored[mark], item[mark]);
  }
}

/** Bytes are read as another class than they are written in. */
function isOneMark(stored: unknown, own: unknown): boolean {
  return stored instanceof Uint8Array && own instanceof Uint8Array
    ? Buffer.compare(stored, own) === 0
    : isDeepStrictEqual(stored, own);
}
