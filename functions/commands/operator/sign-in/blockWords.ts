import type { ParseArgsOptionsConfig } from "node:util";
import { z } from "zod";
import { ok, type Result } from "#domain/result.ts";
import { providerIdSchema } from "#domain/sign-in/UserSession.ts";
import { openOwnerIds } from "./openOwnerIds.ts";

export const PERSON_OPTIONS: ParseArgsOptionsConfig = {
  owner: { type: "string" },
  provider: { type: "string" },
  subject: { type: "string" },
  secret: { type: "string" },
  table: { type: "string" },
  json: { type: "boolean" },
};

/** As it stands in the tables: keyed, or of a time before there was a key. */
const ownerSchema = z.string().regex(/^[a-z][a-z0-9-]{0,30}:(?:[1-9]\d{0,2}:)?[A-Za-z0-9_-]{43}$/);
const nothing = z.undefined().optional();

/** Which table, and the output format. */
export const tableSchema = z.object({
  table: z.string().min(1).optional(),
  json: z.boolean().default(false),
});

/**
 * Who is meant: the hash, or provider and subject that make it with the keys of `secret`, which in AWS is named. Both together
 * are no person.
 */
export const personSchema = z.union([
  z.object({ owner: ownerSchema, provider: nothing, subject: nothing, secret: nothing }),
  z
    .object({
      owner: nothing,
      provider: providerIdSchema,
      subject: z.string().min(1).max(400),
      secret: z.string().min(1).optional(),
      table: tableSchema.shape.table,
    })
    .refine(({ secret, table }) => (secret === undefined) === (table === undefined)),
]);

/** Every id that the person may be blocked under, the newest first. */
export async function ownersMeant(
  person: z.infer<typeof personSchema>,
): Promise<Result<readonly string[], string>> {
  if (person.owner !== undefined) return ok([person.owner]);
  const ids = await openOwnerIds(person.secret);
  return ids.ok ? ok(ids.value.ever({ providerId: person.provider, subject: person.subject })) : ids;
}
