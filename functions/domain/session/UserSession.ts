import { z } from "zod";
import { PROVIDER_IDS, PROVIDER_TYPES } from "./ProviderId.ts";
import { TRUST_LEVELS } from "./TrustLevel.ts";
import { USER_DATA_SCOPES } from "./userDataScopes.ts";

/** What the account told, by scope; absent scopes are left out. */
export const providerDataSchema = z.partialRecord(z.enum(USER_DATA_SCOPES), z.string().max(400));
export type ProviderData = z.infer<typeof providerDataSchema>;

/** The person behind a session. Anonymous visitors are `anon`, transient, of type `pseudo`. */
export const userSchema = z.object({
  ownerId: z.string().min(1),
  providerId: z.enum(PROVIDER_IDS),
  providerType: z.enum(PROVIDER_TYPES),
  trustLevel: z.enum(TRUST_LEVELS),
  name: z.string(),
  hasPostbox: z.boolean(),
  transient: z.boolean(),
  providerData: providerDataSchema,
  fetchedAt: z.iso.datetime(),
  termsVersion: z.string(),
  termsAcceptedAt: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

/** A login that was started and has not come back. Claimed once by the state that the provider returns. */
export const pendingLoginSchema = z.object({
  providerId: z.enum(PROVIDER_IDS),
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  redirect: z.string(),
  trustLevel: z.enum(TRUST_LEVELS),
  locale: z.enum(["de", "en"]),
  termsVersion: z.string(),
  startedAt: z.iso.datetime(),
});
export type PendingLogin = z.infer<typeof pendingLoginSchema>;

/**
 * A browser's session. Without `user` it only carries a started login. `previousOwnerId` is the anonymous owner whose
 * process may change hands after the sign-in at the end.
 */
export const userSessionSchema = z.object({
  xsrfToken: z.string(),
  createdAt: z.iso.datetime(),
  idleExpiresAt: z.iso.datetime(),
  absoluteExpiresAt: z.iso.datetime(),
  user: userSchema.optional(),
  previousOwnerId: z.string().optional(),
  pendingLogin: pendingLoginSchema.optional(),
  idToken: z.string().optional(),
});
export type UserSession = z.infer<typeof userSessionSchema>;
export type SignedInSession = UserSession & { readonly user: User };
