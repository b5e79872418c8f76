import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { deletionRecordSchema, type DeletionRecord } from "#domain/application/DeletionRecord.ts";
import { deletionRecordUntil } from "#domain/application/retention.ts";
import type { Clock } from "#ports/System.ts";
import type { DeletionRecords } from "#ports/application/ProcessRepository.ts";
import { listByOwner } from "./readableItems.ts";
import type { ItemTable } from "./updateItem.ts";

const parse = (item: unknown): DeletionRecord => deletionRecordSchema.parse(item);

/** The table of keys: a record is written over the key itself, so that there is never both, and never neither. */
export function createDeletionRecords(table: ItemTable, clock: Clock): DeletionRecords {
  const { client, tableName } = table;
  const write = async (record: DeletionRecord, ConditionExpression: string): Promise<void> => {
    const expiresAt = Math.floor(deletionRecordUntil(record).getTime() / 1000);
    try {
      await client.send(
        new PutCommand({ TableName: tableName, Item: { ...record, expiresAt }, ConditionExpression }),
      );
    } catch (error) {
      if (!(error instanceof ConditionalCheckFailedException)) throw error;
    }
  };
  const isKept = (record: DeletionRecord): boolean => deletionRecordUntil(record) > clock.now();
  return {
    destroyKey: (record) => write(record, "attribute_not_exists(destroyedAt)"),
    finish: (record) => write(record, "attribute_exists(destroyedAt)"),
    async get(processId) {
      const { Item: row } = await client.send(
        new GetCommand({ TableName: tableName, Key: { processId }, ConsistentRead: true }),
      );
      const read = deletionRecordSchema.safeParse(row);
      return read.success && isKept(read.data) ? read.data : undefined;
    },
    listByOwner: async (ownerId) => (await listByOwner(table, { ownerId, parse })).filter(isKept),
  };
}
