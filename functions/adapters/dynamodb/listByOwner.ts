import { paginateQuery } from "@aws-sdk/lib-dynamodb";
import type { ItemTable } from "./updateItem.ts";

const BY_OWNER_INDEX = "byOwner";

/** All of an owner, newest first. */
export async function listByOwner<Content>(
  table: ItemTable,
  query: { readonly ownerId: string; readonly parse: (item: unknown) => Content },
): Promise<readonly Content[]> {
  return (await listItemsByOwner(table, query.ownerId)).map(query.parse);
}

/** The same as it is stored. */
export async function listItemsByOwner(
  { client, tableName }: ItemTable,
  ownerId: string,
): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  const pages = paginateQuery(
    { client },
    {
      TableName: tableName,
      IndexName: BY_OWNER_INDEX,
      KeyConditionExpression: "ownerId = :owner",
      ExpressionAttributeValues: { ":owner": ownerId },
      ScanIndexForward: false,
    },
  );
  for await (const page of pages) found.push(...(page.Items ?? []));
  return found;
}
