import { z } from "zod";
import { organisationSchema, postboxHandleSchema } from "./Organisation.ts";
import { TRUST_LEVELS } from "./TrustLevel.ts";
import { providerDataSchema, providerSessionSchema, valueLevelsSchema } from "./UserSession.ts";

/** Whom a provider vouches for, as the portal understood its answer. */
export const identifiedPersonSchema = z.object({
  /** Unique and lasting at that provider. */
  subject: z.string().min(1).max(400),
  trustLevel: z.enum(TRUST_LEVELS),
  name: z.string(),
  providerData: providerDataSchema,
  /** How sure the provider is of single values; absent ones are as sure as the login. */
  valueLevels: valueLevelsSchema.optional(),
  organisation: organisationSchema.optional(),
  /** Handle of the account's mailbox. */
  postbox: postboxHandleSchema.optional(),
  transient: z.boolean(),
  /** Needed to end the provider's session at logout. */
  providerSession: providerSessionSchema.optional(),
});
export type IdentifiedPerson = z.infer<typeof identifiedPersonSchema>;
