import { z } from "zod";
import { applicationDataSchema, applicationDataV1Schema } from "#domain/documents/ApplicationData.ts";
import { deliveryReceiptSchema } from "#domain/sending/DeliveryReceipt.ts";
import {
  publishedSchemaPath,
  publishedSchemaUrl,
  type PublishedSchemaName,
} from "#domain/documents/publishedSchemaUrl.ts";

const PUBLISHED = {
  "application-v1": { title: "Application for recognition", schema: applicationDataV1Schema },
  "application-v2": { title: "Application for recognition, version 2", schema: applicationDataSchema },
  "receipt-v1": { title: "Receipt of an application", schema: deliveryReceiptSchema },
} as const satisfies Record<PublishedSchemaName, { readonly title: string; readonly schema: z.ZodType }>;

/** JSON Schema (draft 2020-12), as JSON text by path below the portal's address, from the schemas that it parses with. */
export function publishedSchemas(origin: string): ReadonlyMap<string, string> {
  return new Map(
    (["application-v1", "application-v2", "receipt-v1"] as const).map((name) => {
      const { title, schema } = PUBLISHED[name];
      const { $schema, ...rest } = z.toJSONSchema(schema);
      const $id = publishedSchemaUrl(origin, name);
      return [publishedSchemaPath(name), JSON.stringify({ $schema, $id, title, ...rest })];
    }),
  );
}
