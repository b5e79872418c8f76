import type { ParseArgsOptionsConfig } from "node:util";
import { z } from "zod";
import { providerIdSchema } from "../../domain/session/UserSession.ts";
import { ownerIdOf } from "../../runtime/hashes.ts";

export const PERSON_OPTIONS: ParseArgsOptionsConfig = {
  owner: { type: "string" },
  provider: { type: "string" },
  subject: { type: "string" },
  table: { type: "string" },
  json: { type: "boolean" },
};

/** Hash of provider and subject, as it stands in the tables. */
const ownerSchema = z.string().regex(/^[a-z][a-z0-9-]{0,30}:[A-Za-z0-9_-]{43}$/);

/** Who is meant: the hash, or provider and subject that make it. Both together are no person. */
export const personSchema = z.union([
  z
    .object({ owner: ownerSchema, provider: z.undefined().optional(), subject: z.undefined().optional() })
    .transform(({ owner }) => owner),
  z
    .object({
      owner: z.undefined().optional(),
      provider: providerIdSchema,
      subject: z.string().min(1).max(400),
    })
    .transform(({ provider, subject }) => ownerIdOf({ providerId: provider, subject })),
]);

/** Where it is done, and for whom it is told. */
export const tableSchema = z.object({
  table: z.string().min(1).optional(),
  json: z.boolean().default(false),
});
