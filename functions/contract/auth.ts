import { z } from "zod";
import { PROVIDER_TYPES } from "#domain/sign-in/ProviderId.ts";
import { TRUST_LEVELS } from "#domain/sign-in/TrustLevel.ts";
import { identityProviderSchema } from "#domain/sign-in/IdentityProvider.ts";
import { organisationSchema } from "#domain/sign-in/Organisation.ts";
import { USER_DATA_SCOPES } from "#domain/sign-in/userDataScopes.ts";
import { providerDataSchema, providerIdSchema, valueLevelsSchema } from "#domain/sign-in/UserSession.ts";
import { operation, localeSchema } from "./operation.ts";
import { LOGOUT_TOKEN_MAX_CHARACTERS, SAML_MESSAGE_MAX_CHARACTERS } from "./limits.ts";

/**
 * Addresses of this portal only: one slash, then no second one and no backslash (open redirects). ASCII without control
 * characters, as browsers write addresses: anything else is no value of a header either.
 */
export const ownPathSchema = z
  .string()
  .max(2048)
  .regex(/^\/(?![/\\])[!-[\]-~]*$/);

export const loginDataSchema = z.object({
  trustLevel: z.enum(TRUST_LEVELS),
  providerId: providerIdSchema,
  providerType: z.enum(PROVIDER_TYPES),
  /** `anon` for anonymous visitors, otherwise the provider's id. */
  identification: providerIdSchema,
  fetchedTimestamp: z.iso.datetime(),
  providerData: providerDataSchema,
  /** How sure the provider is of single values; absent: as sure as of the login. */
  valueLevels: valueLevelsSchema,
  organisation: organisationSchema.nullable(),
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
  /** What the account is called; empty for anonymous visitors. */
  providerName: z.object({ de: z.string(), en: z.string() }),
  hasPostbox: z.boolean(),
  loginData: loginDataSchema,
});

/**
 * What the service wants to know of the person: scopes with blanks between them, as in OAuth 2.0. Absent: whatever the
 * settings of the provider say; empty: nothing but who it is.
 */
const scopesSchema = z
  .string()
  .max(400)
  .transform((text) => text.split(" ").filter((scope) => scope !== ""))
  .pipe(z.array(z.enum(USER_DATA_SCOPES)));

/** What both ways of signing in take (specification §7). */
const loginQuerySchema = z.object({
  providerId: providerIdSchema,
  redirect: ownPathSchema,
  locale: localeSchema,
  timezone: z
    .string()
    .max(64)
    .regex(/^[A-Za-z0-9_+\-/]+$/),
  trustLevel: z.enum(TRUST_LEVELS).optional(),
  scopes: scopesSchema.optional(),
  termsVersion: z.string().max(40),
});

const LOGIN_PROBLEMS = [
  "provider-not-found",
  "terms-not-accepted",
  "trust-level-too-low",
  "identity-provider-unavailable",
] as const;

/** A provider's answer, base64; business accounts send large ones. */
const samlMessageSchema = z.string().max(SAML_MESSAGE_MAX_CHARACTERS);
/** Random texts of ours that come back: states, codes. */
const secretSchema = z.string().min(1).max(200);
/**
 * What the browser brings back from a provider. A value of another type counts as empty, so that the person sees a
 * failed login and not a schema error.
 */
const returned = (schema: z.ZodString): z.ZodCatch<z.ZodString> => schema.catch("");

/** Hash of a session's id: names it and opens nothing. */
const sessionHandleSchema = z.string().regex(/^[0-9a-f]{64}$/);

export const authOperations = {
  listSessions: operation({
    response: z.object({
      sessions: z.array(
        z.object({
          session: sessionHandleSchema,
          begunAt: z.iso.datetime(),
          usedAt: z.iso.datetime(),
          /** The one that asks. */
          current: z.boolean(),
        }),
      ),
    }),
    problems: [],
  }),
  endSessions: operation({
    /** Which other one; absent: all others. */
    query: z.object({ session: sessionHandleSchema.optional() }),
    response: z.object({ ended: z.int().nonnegative() }),
    problems: [],
  }),
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
  getUser: operation({ response: userResponseSchema.nullable(), problems: ["account-blocked"] }),
  getOidcUrl: operation({
    query: loginQuerySchema,
    response: z.object({ url: z.url() }),
    problems: LOGIN_PROBLEMS,
  }),
  getSamlRequest: operation({
    query: loginQuerySchema.extend({ cancelUrl: ownPathSchema }),
    response: z.object({
      url: z.url(),
      /** Fields of the form that the browser posts to `url`; without any, `url` is opened by a click. */
      fields: z.record(z.string(), z.string()),
    }),
    problems: LOGIN_PROBLEMS,
  }),
  /** SAML metadata of the portal for a provider: certificates and addresses. Not JSON. */
  getSamlMetadata: operation({
    query: z.object({ providerId: providerIdSchema }),
    response: z.string(),
    problems: LOGIN_PROBLEMS,
  }),
  /**
   * The provider's answer, posted from its own page: no cookie comes along. Always a redirect, to the address where the
   * browser's session is looked at, or to the page that says that the login failed.
   */
  receiveSamlAnswer: operation({
    body: z
      .object({ SAMLResponse: returned(samlMessageSchema), RelayState: returned(secretSchema) })
      .catch({ SAMLResponse: "", RelayState: "" }),
    response: z.null(),
    problems: [],
  }),
  /** The same by the eID client, which brings the answer in the address (BSI TR-03130-1, redirect binding). */
  receiveEidAnswer: operation({
    query: z.object({
      SAMLResponse: returned(samlMessageSchema),
      RelayState: returned(secretSchema),
      SigAlg: returned(z.string().max(200)),
      Signature: returned(z.string().max(2000)),
    }),
    response: z.null(),
    problems: [],
  }),
  finishSamlLogin: operation({
    query: z.object({ code: returned(secretSchema) }),
    response: z.null(),
    problems: [],
  }),
  /** Asked by the eID client (`tcTokenURL`); redirects it to the eID server with our signed request. */
  getEidRequest: operation({
    query: z.object({ session: secretSchema }),
    response: z.null(),
    problems: [...LOGIN_PROBLEMS, "login-failed"],
  }),
  /** Where the eID client sends the browser when it is done, also when it failed (BSI TR-03124-1). */
  finishEidLogin: operation({
    query: z.object({
      session: secretSchema.optional().catch(undefined),
      code: secretSchema.optional().catch(undefined),
      ResultMajor: z.string().max(200).optional().catch(undefined),
      ResultMinor: z.string().max(200).optional().catch(undefined),
    }),
    response: z.null(),
    problems: [],
  }),
  /**
   * Where the browser comes from the provider, in an address: with the answer to our request to end its session, or with
   * its request to end ours. Always a redirect: with our answer to the provider, otherwise to the home page.
   */
  receiveSamlLogout: operation({
    query: z.object({
      SAMLRequest: returned(samlMessageSchema).optional(),
      SAMLResponse: returned(samlMessageSchema).optional(),
      RelayState: returned(secretSchema).optional(),
      SigAlg: returned(z.string().max(200)),
      Signature: returned(z.string().max(2000)),
    }),
    response: z.null(),
    problems: [],
  }),
  /** The same, posted by the provider's page. */
  receivePostedSamlLogout: operation({
    body: z
      .object({
        SAMLRequest: returned(samlMessageSchema).optional(),
        SAMLResponse: returned(samlMessageSchema).optional(),
        RelayState: returned(secretSchema).optional(),
      })
      .catch({}),
    response: z.null(),
    problems: [],
  }),
  /** A logout token that the broker sends from server to server (back-channel logout). */
  receiveLogoutToken: operation({
    body: z.object({ logout_token: z.string().max(LOGOUT_TOKEN_MAX_CHARACTERS) }),
    response: z.object({}),
    problems: ["logout-refused"],
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
