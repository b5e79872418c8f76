import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import {
  BatchGetCommand,
  type BatchGetCommandInput,
  DeleteCommand,
  GetCommand,
  paginateScan,
  UpdateCommand,
} from "@aws-sdk/lib-dynamodb";
import { z } from "zod";
import type { KeyRing } from "#ports/application/ProcessRepository.ts";
import { askForRest } from "../system/askForRest.ts";
import { putNew } from "./ownWrites.ts";
import { processIdOf } from "./readableItems.ts";
import { newProcessKey, type ProcessKey } from "./sealedProcess.ts";
import type { ItemTable } from "./updateItem.ts";

/** So many the store answers at once. */
const BATCH = 100;
const heldKeySchema = z.object({ processId: z.string(), missedSince: z.iso.datetime().optional() });
const rowSchema = z.object({ dataKey: z.instanceof(Uint8Array).optional() });

type Asked = NonNullable<BatchGetCommandInput["RequestItems"]>;

/** A key; that there was one, and a record stands in its place; or undefined: nothing is known. */
export type FoundKey = ProcessKey | "destroyed" | undefined;

/** One key for each process, in a table that no backup and no earlier version covers. */
export interface ProcessKeys {
  get(processId: string): Promise<FoundKey>;
  /** Of many at once; what is not known is absent. */
  list(processIds: readonly string[]): Promise<ReadonlyMap<string, Exclude<FoundKey, undefined>>>;
  /** Undefined: there is one already, or there was. */
  create(processId: string): Promise<ProcessKey | undefined>;
}

/** Keys alone, without the records of deletions that stand in the place of others. */
export function createKeyRing({ client, tableName }: ItemTable): KeyRing {
  const of = (processId: string) => ({ TableName: tableName, Key: { processId } });
  return {
    async *pages() {
      const filter = {
        FilterExpression: "attribute_exists(dataKey)",
        ProjectionExpression: "processId, missedSince",
      };
      for await (const { Items: items = [] } of paginateScan({ client }, { TableName: tableName, ...filter }))
        yield items.map((item) => heldKeySchema.parse(item));
    },
    async miss({ processId }, since) {
      await unlessChanged(
        client.send(
          new UpdateCommand({
            ...of(processId),
            UpdateExpression: "SET missedSince = :since",
            ConditionExpression: "attribute_exists(dataKey)",
            ExpressionAttributeValues: { ":since": since.toISOString() },
          }),
        ),
      );
    },
    async destroy({ processId }) {
      const ConditionExpression = "attribute_exists(dataKey)";
      await unlessChanged(client.send(new DeleteCommand({ ...of(processId), ConditionExpression })));
    },
  };
}

/** A record of a deletion stands there by now. */
async function unlessChanged(write: Promise<unknown>): Promise<void> {
  try {
    await write;
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error;
  }
}

export function createProcessKeys({ client, tableName }: ItemTable): ProcessKeys {
  const keyOf = (row: unknown): Exclude<FoundKey, undefined> => rowSchema.parse(row).dataKey ?? "destroyed";
  return {
    async get(processId) {
      const { Item: row } = await client.send(
        new GetCommand({ TableName: tableName, Key: { processId }, ConsistentRead: true }),
      );
      return row === undefined ? undefined : keyOf(row);
    },
    async list(processIds) {
      const found = new Map<string, Exclude<FoundKey, undefined>>();
      for (let from = 0; from < processIds.length; from += BATCH) {
        const Keys = processIds.slice(from, from + BATCH).map((processId) => ({ processId }));
        const asked: Asked = { [tableName]: { Keys, ConsistentRead: true } };
        const rest = await askForRest(asked, async (RequestItems) => {
          const { Responses, UnprocessedKeys } = await client.send(new BatchGetCommand({ RequestItems }));
          for (const row of Responses?.[tableName] ?? []) found.set(processIdOf(row), keyOf(row));
          return Object.keys(UnprocessedKeys ?? {}).length === 0 ? undefined : UnprocessedKeys;
        });
        // What the store had no time for must not look as if it were gone.
        if (rest !== undefined) throw new Error(`${tableName} did not answer for all keys.`);
      }
      return found;
    },
    async create(processId) {
      const dataKey = newProcessKey();
      const item = { processId, dataKey };
      const isNew = await putNew({ client, tableName }, { item, key: "processId", mark: "dataKey" });
      return isNew ? dataKey : undefined;
    },
  };
}
