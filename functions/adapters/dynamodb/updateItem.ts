import { randomBytes } from "node:crypto";
import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { GetCommand, PutCommand, type DynamoDBDocumentClient } from "@aws-sdk/lib-dynamodb";
import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";

export interface ItemTable {
  readonly client: DynamoDBDocumentClient;
  readonly tableName: string;
}

/** How often a change is tried anew when another writer was faster. */
const MAX_TRIES = 8;
/** Enough that no two writers have one mark. */
const MARK_BYTES = 9;

const stampSchema = z.object({
  revision: z.int().nonnegative().optional(),
  writtenBy: z.string().optional(),
});

/** What a write leaves beside the content: its revision, and the mark of the writer. Absent: not stored yet. */
type Stamp = z.infer<typeof stampSchema>;

/**
 * Items carry a revision in addition to their content; a conditional write names the revision it read, and the store
 * refuses any other.
 */
export interface StoredItem<Content> {
  readonly content: Content;
  readonly stamp: Stamp;
}

export const stampOf = (item: unknown): Stamp => stampSchema.parse(item);

/** The item with this key, or undefined. The content is parsed by the caller's schema. */
export async function getItem<Content>(
  { client, tableName }: ItemTable,
  query: { readonly key: Readonly<Record<string, string>>; readonly parse: (item: unknown) => Content },
): Promise<StoredItem<Content> | undefined> {
  const { Item: item } = await client.send(
    new GetCommand({ TableName: tableName, Key: query.key, ConsistentRead: true }),
  );
  return item === undefined ? undefined : { content: query.parse(item), stamp: stampOf(item) };
}

/** The item to be changed, or what there is as long as none is stored. */
export async function itemOr<Content>(
  table: ItemTable,
  query: Parameters<typeof getItem<Content>>[1] & { readonly none: Content },
): Promise<Result<StoredItem<Content>, never>> {
  return ok((await getItem(table, query)) ?? { content: query.none, stamp: {} });
}

/**
 * Read, change, conditional write; tried anew from the new state when another writer was faster. The SDK sends a write
 * again whose answer was lost: who then finds the own mark wrote it.
 */
export async function updateItem<Content, Failure, Missing>(
  table: ItemTable,
  update: {
    readonly read: () => Promise<Result<StoredItem<Content>, Missing>>;
    readonly change: (content: Content) => Result<Content, Failure> | Promise<Result<Content, Failure>>;
    /** What is stored under this revision; undefined: another writer was faster. */
    readonly toItem: (
      content: Content,
      revision: number,
    ) => Record<string, unknown> | Promise<Record<string, unknown> | undefined>;
  },
): Promise<Result<Content, Failure | Missing | { readonly kind: "write-conflict" }>> {
  const writtenBy = randomBytes(MARK_BYTES).toString("base64url");
  let tried: Result<Content, Failure> | undefined;
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const found = await update.read();
    if (!found.ok) return found;
    const { content, stamp } = found.value;
    if (tried !== undefined && stamp.writtenBy === writtenBy) return tried;
    const changed = await update.change(content);
    if (!changed.ok || changed.value === content) return changed;
    const revision = stamp.revision === undefined ? 0 : stamp.revision + 1;
    const item = await update.toItem(changed.value, revision);
    if (item === undefined) continue;
    tried = changed;
    try {
      await table.client.send(
        new PutCommand({
          TableName: table.tableName,
          Item: { ...item, revision, writtenBy },
          ...(stamp.revision === undefined
            ? { ConditionExpression: "attribute_not_exists(revision)" }
            : {
                ConditionExpression: "revision = :read",
                ExpressionAttributeValues: { ":read": stamp.revision },
              }),
        }),
      );
      return ok(changed.value);
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  }
  return err({ kind: "write-conflict" });
}
