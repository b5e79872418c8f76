import { z } from "zod";
import type { TableResource } from "#infra/laptop/template/PortalResources.ts";
import { callDynamo } from "./callDynamo.ts";

const pageSchema = z.object({
  Items: z.array(z.record(z.string(), z.unknown())).default([]),
  LastEvaluatedKey: z.record(z.string(), z.unknown()).optional(),
});

/**
 * Deletes items whose time to live has passed, as DynamoDB does some time after. Called seldom on purpose:
 * code that relies on it instead of checking the time when reading fails here, too.
 */
export async function expireItems(
  tables: readonly TableResource[],
  options: { readonly endpoint: string },
): Promise<void> {
  for (const table of tables) {
    const { name, KeySchema, TimeToLiveSpecification: timeToLive } = table;
    if (timeToLive?.Enabled !== true) continue;
    const keyNames = KeySchema.map(({ AttributeName }) => AttributeName);
    const scan = {
      TableName: name,
      FilterExpression: "attribute_type(#ttl, :number) AND #ttl < :now",
      ExpressionAttributeNames: { "#ttl": timeToLive.AttributeName },
      ExpressionAttributeValues: {
        ":now": { N: String(Math.floor(Date.now() / 1000)) },
        ":number": { S: "N" },
      },
    };
    let start: unknown;
    do {
      const input = start === undefined ? scan : { ...scan, ExclusiveStartKey: start };
      const answer = await callDynamo({ operation: "Scan", input }, options);
      const page = answer.ok ? pageSchema.parse(answer.value) : { Items: [] };
      for (const item of page.Items) {
        const key = Object.fromEntries(keyNames.map((keyName) => [keyName, item[keyName]]));
        await callDynamo({ operation: "DeleteItem", input: { TableName: name, Key: key } }, options);
      }
      start = "LastEvaluatedKey" in page ? page.LastEvaluatedKey : undefined;
    } while (start !== undefined);
  }
}
