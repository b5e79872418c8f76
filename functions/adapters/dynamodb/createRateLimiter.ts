import { createHmac } from "node:crypto";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { z } from "zod";
import { networkOf, RATE_LIMIT_SECONDS } from "#domain/operation/rateLimits.ts";
import type { Clock, IdGenerator } from "#ports/System.ts";
import type { RateLimiter } from "#ports/operation/OperationStores.ts";
import type { ItemTable } from "./updateItem.ts";

const DAY_SECONDS = 86_400;

const countedSchema = z.object({ Attributes: z.object({ calls: z.number() }) });
const secretSchema = z.object({ Attributes: z.object({ secret: z.string() }) });

/**
 * Counters under a keyed hash of the caller's network. A new key is generated every day and deleted afterwards, so
 * that a counter can no longer be attributed; no address is stored anywhere.
 */
export function createRateLimiter(
  { client, tableName }: ItemTable,
  { clock, ids }: { readonly clock: Clock; readonly ids: Pick<IdGenerator, "secret"> },
): RateLimiter {
  let known: { readonly day: number; readonly secret: string } | undefined;

  /** Of several functions that begin a day at once the first one's secret counts. */
  async function secretOf(day: number): Promise<string> {
    if (known?.day === day) return known.secret;
    const answer = await client.send(
      new UpdateCommand({
        TableName: tableName,
        Key: { limitId: `secret#${day.toString()}` },
        UpdateExpression: "SET #secret = if_not_exists(#secret, :fresh), expiresAt = :end",
        ExpressionAttributeNames: { "#secret": "secret" },
        ExpressionAttributeValues: { ":fresh": ids.secret(), ":end": (day + 1) * DAY_SECONDS },
        ReturnValues: "ALL_NEW",
      }),
    );
    known = { day, secret: secretSchema.parse(answer).Attributes.secret };
    return known.secret;
  }

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
    async admits({ name, ofAddress, ofAll }, address) {
      const seconds = Math.floor(clock.now().getTime() / 1000);
      const window = Math.floor(seconds / RATE_LIMIT_SECONDS);
      const end = (window + 1) * RATE_LIMIT_SECONDS;
      const secret = await secretOf(Math.floor(seconds / DAY_SECONDS));
      const caller = createHmac("sha256", secret).update(networkOf(address)).digest("base64url");
      if ((await count(`${name}#${window.toString()}#${caller}`, end)) > ofAddress) return false;
      return (await count(`${name}#${window.toString()}#all`, end)) <= ofAll;
    },
  };
}
