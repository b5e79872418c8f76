import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { z } from "zod";
import { networkOf, RATE_LIMIT_SECONDS, surroundingsOf } from "#domain/operation/rateLimits.ts";
import type { Clock } from "#ports/System.ts";
import type { RateLimiter } from "#ports/operation/OperationStores.ts";
import type { DailyHash } from "./createDailyHash.ts";
import type { ItemTable } from "./updateItem.ts";

const countedSchema = z.object({ Attributes: z.object({ calls: z.number() }) });

/** Counters under keyed hashes of the caller's network and of its surroundings. */
export function createRateLimiter(
  { client, tableName }: ItemTable,
  { clock, hashOf }: { readonly clock: Clock; readonly hashOf: DailyHash },
): RateLimiter {
  async function count(limitId: string, expiresAt: number): Promise<number> {
    const answer = await client.send(
      new UpdateCommand({
        TableName: tableName,
        Key: { limitId },
        UpdateExpression: "SET expiresAt = :end ADD calls :one",
        ExpressionAttributeValues: { ":one": 1, ":end": expiresAt },
        ReturnValues: "ALL_NEW",
      }),
    );
    return countedSchema.parse(answer).Attributes.calls;
  }

  return {
    async admits({ name, ofAddress, beyond }, address) {
      const seconds = Math.floor(clock.now().getTime() / 1000);
      const window = Math.floor(seconds / RATE_LIMIT_SECONDS);
      const end = (window + 1) * RATE_LIMIT_SECONDS;
      const caller = await hashOf(networkOf(address));
      if ((await count(`${name}#${window.toString()}#${caller}`, end)) > ofAddress) return false;
      if ("ofAll" in beyond) return (await count(`${name}#${window.toString()}#all`, end)) <= beyond.ofAll;
      const around = await hashOf(surroundingsOf(address));
      return (await count(`${name}#${window.toString()}#around#${around}`, end)) <= beyond.ofSurroundings;
    },
  };
}
