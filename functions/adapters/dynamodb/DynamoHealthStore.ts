import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { z } from "zod";
import { healthDocumentSchema } from "../../domain/health/HealthDocument.ts";
import type { HealthStore } from "../../ports/HealthStore.ts";
import type { ItemTable } from "./updateItem.ts";

/** The only item of the table. */
const LAST = "last";

/** What nobody renewed for a day says nothing any more. */
const KEPT_SECONDS = 86_400;

const storedSchema = z.object({ document: healthDocumentSchema });

/** Each look takes the place of the one before. */
export function createHealthStore({ client, tableName }: ItemTable): HealthStore {
  return {
    async get() {
      const { Item: item } = await client.send(
        new GetCommand({ TableName: tableName, Key: { healthId: LAST }, ConsistentRead: true }),
      );
      return item === undefined ? undefined : storedSchema.parse(item).document;
    },
    async put(document) {
      const expiresAt = Math.floor(Date.parse(document.checkedAt) / 1000) + KEPT_SECONDS;
      const item = { healthId: LAST, document: healthDocumentSchema.parse(document), expiresAt };
      await client.send(new PutCommand({ TableName: tableName, Item: item }));
    },
  };
}
