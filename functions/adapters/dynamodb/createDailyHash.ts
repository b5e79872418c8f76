import { createHmac } from "node:crypto";
import { UpdateCommand } from "@aws-sdk/lib-dynamodb";
import { z } from "zod";
import type { Clock, IdGenerator } from "#ports/System.ts";
import type { ItemTable } from "./updateItem.ts";

const DAY_SECONDS = 86_400;

const secretSchema = z.object({ Attributes: z.object({ secret: z.string() }) });

export type DailyHash = (value: string) => Promise<string>;

/**
 * Keyed hashes for the table of limits. A new key is generated every day and deleted afterwards, so that what was counted
 * can no longer be attributed; no address and no owner is stored there.
 */
export function createDailyHash(
  { client, tableName }: ItemTable,
  { clock, ids }: { readonly clock: Clock; readonly ids: Pick<IdGenerator, "secret"> },
): DailyHash {
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

  return async (value) => {
    const secret = await secretOf(Math.floor(clock.now().getTime() / 1000 / DAY_SECONDS));
    return createHmac("sha256", secret).update(value).digest("base64url");
  };
}
