import { GetCommand, PutCommand } from "@aws-sdk/lib-dynamodb";
import { z } from "zod";
import type { CertificateStore } from "../saml/createCertificateBook.ts";
import type { ItemTable } from "./updateItem.ts";

/** A provider that is no longer asked is forgotten; certificates count until they end, whatever is kept. */
const KEPT_SECONDS = 400 * 86_400;

const itemSchema = z.object({ signing: z.array(z.string()), encryption: z.array(z.string()) });
const keyOf = (providerId: string): { readonly loginId: string } => ({
  loginId: `certificates#${providerId}`,
});

/** In the table of started logins: the functions that sign people in read and write it already. */
export function createCertificateStore({ client, tableName: TableName }: ItemTable): CertificateStore {
  return {
    async get(providerId) {
      const { Item: item } = await client.send(
        new GetCommand({ TableName, Key: keyOf(providerId), ConsistentRead: true }),
      );
      return item === undefined ? undefined : itemSchema.parse(item);
    },
    async put(providerId, { certificates, at }) {
      const expiresAt = Math.ceil(at.getTime() / 1000) + KEPT_SECONDS;
      const Item = { ...certificates, ...keyOf(providerId), readAt: at.toISOString(), expiresAt };
      await client.send(new PutCommand({ TableName, Item }));
    },
  };
}
