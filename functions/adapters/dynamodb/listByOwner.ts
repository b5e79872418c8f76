import { paginateQuery } from "@aws-sdk/lib-dynamodb";
import type { ItemTable } from "./updateItem.ts";

const BY_OWNER_INDEX = "byOwner";

/** All items of an owner, newest first. */
export async function listByOwner<Content>(
  { client, tableName }: ItemTable,
  query: { readonly ownerId: string; readonly parse: (item: unknown) => Content },
): Promise<readonly Content[]> {
  const found: Content[] = [];
  const pages = paginateQuery(
    { client },
    {
      TableName: tableName,
      IndexName: BY_OWNER_INDEX,
      KeyConditionExpression: "ownerId = :owner",
      ExpressionAttributeValues: { ":owner": query.ownerId },
      ScanIndexForward: false,
    },
  );
  for await (const page of pages) found.push(...(page.Items ?? []).map(query.parse));
  return found;
}
