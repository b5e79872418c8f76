import { DescribeTableCommand } from "@aws-sdk/client-dynamodb";
import { DeleteCommand, paginateScan, PutCommand } from "@aws-sdk/lib-dynamodb";
import type { StoredItem, StoredTable } from "../../ports/PortalState.ts";
import type { ItemTable } from "./updateItem.ts";

/** A table as a whole, whatever it holds. */
export function storedTable(name: string, { client, tableName }: ItemTable): StoredTable {
  const items = async (): Promise<readonly StoredItem[]> => {
    const found: StoredItem[] = [];
    for await (const page of paginateScan({ client }, { TableName: tableName, ConsistentRead: true })) {
      found.push(...(page.Items ?? []));
    }
    return found;
  };
  return {
    name,
    items,
    async put(item) {
      await client.send(new PutCommand({ TableName: tableName, Item: { ...item } }));
    },
    async clear() {
      const { Table: table } = await client.send(new DescribeTableCommand({ TableName: tableName }));
      const keys = (table?.KeySchema ?? []).flatMap(({ AttributeName: key }) => key ?? []);
      const found = await items();
      for (const item of found) {
        const key = Object.fromEntries(keys.map((attribute) => [attribute, item[attribute]]));
        await client.send(new DeleteCommand({ TableName: tableName, Key: key }));
      }
      return found.length;
    },
  };
}
