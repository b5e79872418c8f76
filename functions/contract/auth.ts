import { z } from "zod";
import { PROVIDER_IDS, PROVIDER_TYPES } from "../domain/session/ProviderId.ts";
import { TRUST_LEVELS } from "../domain/session/TrustLevel.ts";
import { USER_DATA_SCOPES } from "../domain/session/userDataScopes.ts";
import { providerDataSchema } from "../domain/session/UserSession.ts";
import { localeSchema } from "./locale.ts";
import { operation } from "./operation.ts";

/** Addresses of this portal only: one slash, then no second one and no backslash (open redirects). */
export const ownPathSchema = z
  .string()
  .max(2048)
  .regex(/^\/(?![/\\])[^\\\s]*$/);

export const identityProviderSchema = z.object({
  id: z.enum(PROVIDER_IDS),
  type: z.enum(PROVIDER_TYPES),
  serviceUrl: z.string(),
  transient: z.boolean(),
  variableTrustLevel: z.boolean(),
  defaultScopes: z.array(z.enum(USER_DATA_SCOPES)),
  authRequestDestination: z.string(),
  /** Highest level this provider can give. */
  trustLevel: z.enum(TRUST_LEVELS),
  name: z.object({ de: z.string(), en: z.string() }),
});

export const loginDataSchema = z.object({
  trustLevel: z.enum(TRUST_LEVELS),
  providerId: z.enum(PROVIDER_IDS),
  providerType: z.enum(PROVIDER_TYPES),
  /** `anon` for anonymous visitors, otherwise the provider's id. */
  identification: z.enum(PROVIDER_IDS),
  fetchedTimestamp: z.iso.datetime(),
  providerData: providerDataSchema,
  /** Whether the provider's data were fetched within the last minute. */
  recentlyFetched: z.boolean(),
  transient: z.boolean(),
  /** Idle end. */
  expires: z.iso.datetime(),
  /** Absolute end. */
  sessionExpiration: z.iso.datetime(),
});

export const userResponseSchema = z.object({
  name: z.string(),
  hasPostbox: z.boolean(),
  loginData: loginDataSchema,
});

const providerId = z.enum(PROVIDER_IDS);

export const authOperations = {
  startPseudoSession: operation({
    body: z.strictObject({ termsVersion: z.string().max(40) }),
    response: userResponseSchema,
    problems: ["terms-not-accepted"],
  }),
  listProviders: operation({
    response: z.object({ providers: z.array(identityProviderSchema), termsVersion: z.string() }),
    problems: [],
  }),
  logout: operation({
    /** Where the browser goes to end the provider's session too; null when there is none. */
    response: z.object({ endSessionUrl: z.url().nullable() }),
    problems: [],
  }),
  getUser: operation({ response: userResponseSchema.nullable(), problems: [] }),
  getOidcUrl: operation({
    query: z.object({
      providerId,
      redirect: ownPathSchema,
      locale: localeSchema,
      timezone: z
        .string()
        .max(64)
        .regex(/^[A-Za-z0-9_+\-/]+$/),
      trustLevel: z.enum(TRUST_LEVELS).optional(),
      scopes: z.string().max(400).optional(),
      termsVersion: z.string().max(40),
    }),
    response: z.object({ url: z.url() }),
    problems: [
      "provider-not-found",
      "terms-not-accepted",
      "trust-level-too-low",
      "identity-provider-unavailable",
    ],
  }),
  /** The provider's return. Always a redirect: to the page the login began from, or to the page that says it failed. */
  finishOidcLogin: operation({
    query: z.record(z.string(), z.union([z.string(), z.array(z.string())])),
    response: z.null(),
    problems: [],
  }),
  prolongSession: operation({
    response: z.object({ expires: z.iso.datetime(), sessionExpiration: z.iso.datetime() }),
    problems: [],
  }),
};
