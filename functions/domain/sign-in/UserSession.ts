import { z } from "zod";
import { PROVIDER_TYPES } from "./ProviderId.ts";
import { organisationSchema } from "./Organisation.ts";
import { TRUST_LEVELS } from "./TrustLevel.ts";
import { USER_DATA_SCOPES } from "./userDataScopes.ts";

/** Data of the account, by scope; absent scopes are left out. */
export const providerDataSchema = z.partialRecord(z.enum(USER_DATA_SCOPES), z.string().max(400));
export type ProviderData = z.infer<typeof providerDataSchema>;

/** Short, so that it fits names of secrets and constructs. */
export const providerIdSchema = z.string().regex(/^[a-z][a-z0-9-]{0,30}$/);

/** How sure the provider is of single values, where that differs from the login's level (protocols: `akdb:TrustLevel`). */
export const valueLevelsSchema = z.partialRecord(z.enum(USER_DATA_SCOPES), z.enum(TRUST_LEVELS));
export type ValueLevels = z.infer<typeof valueLevelsSchema>;

/** The person behind a session. Anonymous visitors are `anon`, transient, of type `pseudo`. */
export const userSchema = z.object({
  ownerId: z.string().min(1),
  /** Absent of visitors, and in sessions of an earlier release. */
  earlierOwnerId: z.string().optional(),
  providerId: providerIdSchema,
  providerType: z.enum(PROVIDER_TYPES),
  trustLevel: z.enum(TRUST_LEVELS),
  name: z.string(),
  /** Handle of the account's mailbox; absent where it has none. */
  postbox: z.string().optional(),
  transient: z.boolean(),
  providerData: providerDataSchema,
  valueLevels: valueLevelsSchema.optional(),
  organisation: organisationSchema.optional(),
  fetchedAt: z.iso.datetime(),
  termsVersion: z.string(),
  termsAcceptedAt: z.iso.datetime(),
});
export type User = z.infer<typeof userSchema>;

/**
 * A login that was started and has not come back. Claimed once by the state that the provider returns. `nonce` and
 * `codeVerifier` are for OpenID Connect; `nonce` is the request id for SAML.
 */
export const pendingLoginSchema = z.object({
  providerId: providerIdSchema,
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  redirect: z.string(),
  /** Where a cancelled login leads. */
  cancelUrl: z.string().optional(),
  trustLevel: z.enum(TRUST_LEVELS),
  /** The data that is requested from the provider; nothing else of its answer is kept. */
  scopes: z.array(z.enum(USER_DATA_SCOPES)),
  locale: z.enum(["de", "en"]),
  termsVersion: z.string(),
  startedAt: z.iso.datetime(),
});
export type PendingLogin = z.infer<typeof pendingLoginSchema>;

/**
 * What ends the provider's own session at logout, and what the provider names it by when it ends there: the ID token and
 * the subject of OpenID Connect, or whom SAML signed in.
 */
export const providerSessionSchema = z.union([
  z.strictObject({ idToken: z.string(), subject: z.string(), sid: z.string().optional() }),
  z.strictObject({
    nameId: z.string(),
    nameIdFormat: z.string().optional(),
    sessionIndex: z.string().optional(),
  }),
]);
export type ProviderSession = z.infer<typeof providerSessionSchema>;

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
  /** Started before that one, in another window; the one before it is forgotten. */
  earlierLogin: pendingLoginSchema.optional(),
  providerSession: providerSessionSchema.optional(),
});
export type UserSession = z.infer<typeof userSessionSchema>;
export type SignedInSession = UserSession & { readonly user: User };
