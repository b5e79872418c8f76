import { z } from "zod";
import { TRUST_LEVELS } from "../session/TrustLevel.ts";

/** By which sign-in an application was ordered to be sent, and what of it the account says. */
export const signInRecordSchema = z.object({
  /** Id of the provider in the settings. */
  provider: z.string(),
  /** As people know it, in German. */
  providerName: z.string().optional(),
  /** Whom the account belongs to; absent for visitors without one. */
  accountName: z.string().optional(),
  trustLevel: z.enum(TRUST_LEVELS),
  /** Paths of answers that are what the account says. */
  fromAccount: z.array(z.string()),
  /** Those of them that nobody could change. */
  locked: z.array(z.string()),
});
export type SignInRecord = z.infer<typeof signInRecordSchema>;
