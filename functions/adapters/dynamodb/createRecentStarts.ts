import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { z } from "zod";
import { RECENT_START_SECONDS } from "#domain/application/ownerLimits.ts";
import type { RecentStarts } from "#ports/operation/OperationStores.ts";
import type { Clock } from "#ports/System.ts";
import type { DailyHash } from "./createDailyHash.ts";
import { type ItemTable, MAX_TRIES } from "./updateItem.ts";

const itemSchema = z.object({
  revision: z.int().positive(),
  starts: z.array(z.object({ processId: z.string(), at: z.number() })),
});

/** One item an owner, read consistently and written under the revision that was read. */
export function createRecentStarts(
  { client, tableName: TableName }: ItemTable,
  { clock, hashOf }: { readonly clock: Clock; readonly hashOf: DailyHash },
): RecentStarts {
  return {
    async add({ ownerId, processId }, admits) {
      const limitId = `starts#${await hashOf(ownerId)}`;
      for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
        const { Item: item } = await client.send(
          new GetCommand({ TableName, Key: { limitId }, ConsistentRead: true }),
        );
        const { revision, starts } =
          item === undefined ? { revision: 0, starts: [] } : itemSchema.parse(item);
        // The own write, whose answer was lost.
        if (starts.some((start) => start.processId === processId)) return true;
        const at = Math.floor(clock.now().getTime() / 1000);
        const recent = starts.filter((start) => start.at > at - RECENT_START_SECONDS);
        if (!(await admits(recent.map((start) => start.processId)))) return false;
        try {
          await client.send(
            new PutCommand({
              TableName,
              Item: {
                limitId,
                revision: revision + 1,
                starts: [...recent, { processId, at }],
                expiresAt: at + RECENT_START_SECONDS,
              },
              ConditionExpression: "attribute_not_exists(limitId) OR revision = :read",
              ExpressionAttributeValues: { ":read": revision },
            }),
          );
          return true;
        } catch (error) {
          if (!(error instanceof ConditionalCheckFailedException)) throw error;
        }
      }
      // Nobody begins so many in one moment by hand.
      return false;
    },
  };
}
