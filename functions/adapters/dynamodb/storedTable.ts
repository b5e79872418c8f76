import { ConditionalCheckFailedException, DescribeTableCommand } from "@aws-sdk/client-dynamodb";
import { DeleteCommand, paginateScan, PutCommand } from "@aws-sdk/lib-dynamodb";
import type { StoredItem, StoredTable } from "#ports/operation/PortalState.ts";
import type { ItemTable } from "./updateItem.ts";

/** A table as a whole, whatever it holds. */
export function storedTable(name: string, { client, tableName }: ItemTable): StoredTable {
  async function* pages(): AsyncGenerator<readonly StoredItem[]> {
    for await (const page of paginateScan({ client }, { TableName: tableName, ConsistentRead: true })) {
      yield page.Items ?? [];
    }
  }
  const items = async (): Promise<readonly StoredItem[]> => {
    const found: StoredItem[] = [];
    for await (const page of pages()) found.push(...page);
    return found;
  };
  let described: Promise<readonly string[]> | undefined;
  const keys = (): Promise<readonly string[]> =>
    (described ??= client
      .send(new DescribeTableCommand({ TableName: tableName }))
      .then(({ Table: table }) => (table?.KeySchema ?? []).flatMap(({ AttributeName: key }) => key ?? [])));
  return {
    name,
    pages,
    items,
    async put(item) {
      await client.send(new PutCommand({ TableName: tableName, Item: { ...item } }));
    },
    async putMissing(item) {
      const [key = ""] = await keys();
      try {
        await client.send(
          new PutCommand({
            TableName: tableName,
            Item: { ...item },
            ConditionExpression: "attribute_not_exists(#key)",
            ExpressionAttributeNames: { "#key": key },
          }),
        );
        return true;
      } catch (error) {
        if (error instanceof ConditionalCheckFailedException) return false;
        throw error;
      }
    },
    async clear() {
      const attributes = await keys();
      const found = await items();
      for (const item of found) {
        const key = Object.fromEntries(attributes.map((attribute) => [attribute, item[attribute]]));
        await client.send(new DeleteCommand({ TableName: tableName, Key: key }));
      }
      return found;
    },
  };
}
