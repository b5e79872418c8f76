import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { DeleteCommand, paginateScan, PutCommand, type ScanCommandInput } from "@aws-sdk/lib-dynamodb";
import { processSchema, type Process } from "../../domain/process/Process.ts";
import type { ProcessRepository } from "../../ports/ProcessRepository.ts";
import { listByOwner } from "./listByOwner.ts";
import { readableItems } from "./readableItems.ts";
import { getItem, updateItem, type ItemTable } from "./updateItem.ts";

/** Housekeeping only: reads check `availableUntil` themselves. A day later than needed, so the sweeper comes first. */
const TTL_DELAY_SECONDS = 86_400;

const parse = (item: unknown): Process => processSchema.parse(item);

/** Named `processId` in the store, because all tables share that key; `expiresAt` is DynamoDB's TTL in seconds. */
function toItem(process: Process): Record<string, unknown> {
  return {
    ...process,
    processId: process.id,
    expiresAt: Math.floor(Date.parse(process.availableUntil) / 1000) + TTL_DELAY_SECONDS,
  };
}

export function createProcessRepository(table: ItemTable): ProcessRepository {
  const { client, tableName } = table;
  return {
    async create(process) {
      await client.send(
        new PutCommand({
          TableName: tableName,
          Item: { ...toItem(process), revision: 0 },
          ConditionExpression: "attribute_not_exists(processId)",
        }),
      );
    },
    async get(processId) {
      return (await getItem(table, { processId, parse }))?.content;
    },
    listByOwner: (ownerId) => listByOwner(table, { ownerId, parse }),
    update: (processId, change) =>
      updateItem(table, { processId, parse, change, toItem, notFound: { kind: "process-not-found" } }),
    async delete(processId) {
      try {
        await client.send(
          new DeleteCommand({
            TableName: tableName,
            Key: { processId },
            ConditionExpression: "attribute_exists(removal)",
          }),
        );
      } catch (error) {
        if (!(error instanceof ConditionalCheckFailedException)) throw error;
      }
    },
    async *listExpired(now) {
      const pages = scan(table, {
        FilterExpression: "availableUntil <= :now",
        ExpressionAttributeValues: { ":now": now.toISOString() },
      });
      for await (const page of pages) yield readableItems([page], { parse });
    },
    listSent: () =>
      readableItems(scan(table, { FilterExpression: "attribute_exists(submitting)" }), { parse }),
    listUnfinished: () =>
      readableItems(
        scan(table, {
          FilterExpression:
            "(#status = :submitted AND attribute_not_exists(resultsAvailableUntil)) OR (#status = :failed AND attribute_exists(submitting.acceptedAt))",
          ExpressionAttributeNames: { "#status": "status" },
          ExpressionAttributeValues: { ":submitted": "SUBMITTED", ":failed": "SUBMIT_FAILURE" },
        }),
        { parse },
      ),
  };
}

/** Drafts live a day, so the table stays small; a scan now and then costs less than an index on every write. */
function scan(
  { client, tableName }: ItemTable,
  filter: Pick<
    ScanCommandInput,
    "FilterExpression" | "ExpressionAttributeNames" | "ExpressionAttributeValues"
  >,
): ReturnType<typeof paginateScan> {
  return paginateScan({ client }, { TableName: tableName, ...filter });
}
