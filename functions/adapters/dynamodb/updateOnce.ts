import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { GetCommand, UpdateCommand, type UpdateCommandInput } from "@aws-sdk/lib-dynamodb";
import type { ItemTable } from "./updateItem.ts";

interface OnceOnly extends Omit<UpdateCommandInput, "TableName" | "ReturnValues"> {
  /** Attribute that the update sets to a value of chance. */
  readonly mark: { readonly name: string; readonly value: string };
}

/**
 * A change that can be made once only: the item after it, or undefined where its condition does not hold. The SDK sends
 * a write again whose answer was lost, and the second try meets a condition that the first made untrue: an item with the
 * own mark was changed by this call.
 */
export async function updateOnce(
  { client, tableName }: ItemTable,
  { mark, ...update }: OnceOnly,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    const { Attributes: after } = await client.send(
      new UpdateCommand({ TableName: tableName, ...update, ReturnValues: "ALL_NEW" }),
    );
    return after;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
    const { Item: stored } = await client.send(
      new GetCommand({ TableName: tableName, Key: update.Key, ConsistentRead: true }),
    );
    return stored?.[mark.name] === mark.value ? stored : undefined;
  }
}
