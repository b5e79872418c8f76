import { z } from "zod";

/** The part of an API Gateway (REST) event that the portal reads. Everything in it comes from outside. */
export const apiEventSchema = z.object({
  httpMethod: z.string(),
  path: z.string(),
  headers: z
    .record(z.string(), z.string().optional())
    .nullable()
    .transform((headers) => lowerCaseKeys(headers ?? {})),
  multiValueQueryStringParameters: z
    .record(z.string(), z.array(z.string()).optional())
    .nullish()
    .transform((query) => query ?? {}),
  body: z.string().nullish(),
  isBase64Encoded: z.boolean().default(false),
  requestContext: z.object({
    requestId: z.string(),
    identity: z.object({ sourceIp: z.string().optional() }).optional(),
  }),
});
export type ApiEvent = z.infer<typeof apiEventSchema>;

function lowerCaseKeys(
  headers: Readonly<Record<string, string | undefined>>,
): Readonly<Record<string, string>> {
  const lower: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    if (value !== undefined) lower[name.toLowerCase()] = value;
  }
  return lower;
}

/** Query keys with one value as text, repeated keys as lists: the shape the contract's schemas read. */
export function queryOf(event: ApiEvent): Readonly<Record<string, string | string[]>> {
  const query: Record<string, string | string[]> = {};
  for (const [name, values = []] of Object.entries(event.multiValueQueryStringParameters)) {
    const [only] = values;
    if (only !== undefined) query[name] = values.length === 1 ? only : values;
  }
  return query;
}
