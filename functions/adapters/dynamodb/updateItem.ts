import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { GetCommand, PutCommand, type DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";

export interface ItemTable {
  readonly client: DynamoDBDocumentClient;
  readonly tableName: string;
}

/** How often a change is tried anew when another writer was faster. */
export const MAX_TRIES = 8;

export const revisionSchema = z.object({ revision: z.int().nonnegative() });

/**
 * Items carry a revision in addition to their content; a conditional write names the revision it read, and the store
 * refuses any other.
 */
export interface StoredItem<Content> {
  readonly content: Content;
  readonly revision: number;
}

/** Content and revision of the item with this key, or undefined. The content is parsed by the caller's schema. */
export async function getItem<Content>(
  { client, tableName }: ItemTable,
  query: { readonly processId: string; readonly parse: (item: unknown) => Content },
): Promise<StoredItem<Content> | undefined> {
  const { Item: item } = await client.send(
    new GetCommand({ TableName: tableName, Key: { processId: query.processId }, ConsistentRead: true }),
  );
  if (item === undefined) return undefined;
  return { content: query.parse(item), revision: revisionSchema.parse(item).revision };
}

/** Read, change, conditional write; tried anew from the new state when another writer was faster. */
export async function updateItem<Content, Failure, NotFound>(
  table: ItemTable,
  update: {
    readonly read: () => Promise<StoredItem<Content> | undefined>;
    readonly change: (content: Content) => Result<Content, Failure>;
    /** What is stored under this revision; undefined: another writer was faster. */
    readonly toItem: (
      content: Content,
      revision: number,
    ) => Record<string, unknown> | Promise<Record<string, unknown> | undefined>;
    /** The failure that says that there is no such item. */
    readonly notFound: NotFound;
  },
): Promise<Result<Content, Failure | NotFound | { readonly kind: "write-conflict" }>> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const found = await update.read();
    if (found === undefined) return err(update.notFound);
    const changed = update.change(found.content);
    if (!changed.ok) return changed;
    if (changed.value === found.content) return changed;
    const revision = found.revision + 1;
    const item = await update.toItem(changed.value, revision);
    if (item === undefined) continue;
    try {
      await table.client.send(
        new PutCommand({
          TableName: table.tableName,
          Item: { ...item, revision },
          ConditionExpression: "revision = :read",
          ExpressionAttributeValues: { ":read": found.revision },
        }),
      );
      return ok(changed.value);
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  }
  return err({ kind: "write-conflict" });
}
