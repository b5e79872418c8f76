import { ConditionalCheckFailedException } from "@aws-sdk/client-dynamodb";
import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { z } from "zod";
import { ALL_OPEN, availabilitySchema } from "../../domain/availability/Availability.ts";
import { err, ok } from "../../domain/result.ts";
import type { AvailabilityStore } from "../../ports/AvailabilityStore.ts";
import { MAX_TRIES, type ItemTable } from "./updateItem.ts";

/** The table has this one item: a portal is switched as a whole. */
const KEY = { availabilityId: "portal" };

/** Absent in what was switched before there were revisions. */
const revisionSchema = z.object({ revision: z.int().positive().optional() });

export function createAvailabilityStore({ client, tableName }: ItemTable): AvailabilityStore {
  return {
    async get() {
      const { Item: item } = await client.send(new GetCommand({ TableName: tableName, Key: KEY }));
      return item === undefined ? ALL_OPEN : availabilitySchema.parse(item);
    },
    async update(change) {
      for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
        const { Item: item = ALL_OPEN } = await client.send(
          new GetCommand({ TableName: tableName, Key: KEY, ConsistentRead: true }),
        );
        const after = change(availabilitySchema.parse(item));
        const { revision } = revisionSchema.parse(item);
        try {
          await client.send(
            new PutCommand({
              TableName: tableName,
              Item: { ...after, ...KEY, revision: (revision ?? 0) + 1 },
              ...(revision === undefined
                ? { ConditionExpression: "attribute_not_exists(revision)" }
                : {
                    ConditionExpression: "revision = :read",
                    ExpressionAttributeValues: { ":read": revision },
                  }),
            }),
          );
          return ok(after);
        } catch (error) {
          if (!(error instanceof ConditionalCheckFailedException)) throw error;
        }
      }
      return err({ kind: "write-conflict" });
    },
  };
}
