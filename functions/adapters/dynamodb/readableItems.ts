import { z } from "zod";
import type { StoredList } from "#ports/operation/StoredList.ts";
import { paginateQuery } from "@aws-sdk/lib-dynamodb";
import type { ItemTable } from "./updateItem.ts";

const BY_OWNER_INDEX = "byOwner";

const keySchema = z.object({ processId: z.string() });

/** The key that all tables share. Reads that project attributes have to include it. */
export function processIdOf(item: unknown): string {
  return keySchema.parse(item).processId;
}

/** What a query or scan brings at once. */
interface Page {
  readonly Items?: readonly unknown[] | undefined;
}

interface Reading<Content> {
  /** Throws what its schema finds wrong. */
  readonly parse: (item: unknown) => Content;
}

/** Reads what can be read and names the rest. */
export async function readableItems<Content>(
  pages: AsyncIterable<Page> | readonly Page[],
  { parse }: Reading<Content>,
): Promise<StoredList<Content>> {
  const found: Content[] = [];
  const unreadable: string[] = [];
  for await (const { Items: items = [] } of pages) {
    for (const item of items) {
      try {
        found.push(parse(item));
      } catch (error) {
        if (!(error instanceof z.ZodError)) throw error;
        unreadable.push(processIdOf(item));
      }
    }
  }
  return { found, unreadable };
}

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
