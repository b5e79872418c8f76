import { z } from "zod";
import { clockSkewSecondsSchema } from "./clockDifference.ts";
import { realProviderSchema } from "./ProviderId.ts";
import { identityProviderSchema } from "./IdentityProvider.ts";
import { organisationSchema } from "./Organisation.ts";
import { TRUST_LEVELS } from "./TrustLevel.ts";
import { USER_DATA_SCOPES } from "./userDataScopes.ts";

const path = z
  .string()
  .min(1)
  .describe("Path of the claim; a dot reaches into an object (`address.locality`).");

/** Where a value stands among the claims: its path alone, or with what the provider's words mean. */
const oidcClaimSchema = z.union([
  path,
  z.strictObject({
    claim: path,
    values: z
      .record(z.string(), z.string())
      .optional()
      .describe("Translates the provider's words; a word that is not in it is no value."),
  }),
]);
export type OidcClaim = z.infer<typeof oidcClaimSchema>;

const acr = z.string().describe("Value of `acr` for this level.");

/** How the portal authenticates when it redeems a code. */
const CLIENT_AUTHENTICATIONS = ["client_secret_basic", "client_secret_post", "private_key_jwt"] as const;

/** A provider that speaks OpenID Connect. */
export const oidcProviderSchema = z.strictObject({
  provider: identityProviderSchema
    .extend({ type: z.literal("oidc").describe("Protocol that it speaks.") })
    .describe("The public part."),
  issuer: z.url().describe("Its issuer; what it can do is read below `/.well-known`."),
  secretName: z
    .string()
    .min(1)
    .describe(
      "Secret with `{ clientId, clientSecret }`, or for `private_key_jwt` `{ clientId, privateKey, keyId, algorithm }`: PKCS#8 as PEM, both last ones optional.",
    ),
  clientAuthentication: z
    .enum(CLIENT_AUTHENTICATIONS)
    .default("client_secret_basic")
    .describe("How the portal proves who it is at the token endpoint."),
  real: realProviderSchema,
  clockSkewSeconds: clockSkewSecondsSchema,
  scopes: z
    .array(z.string().min(1))
    .default([])
    .describe(
      "OAuth scopes in addition to `openid` and those that carry the wanted claims (OpenID Connect Core 5.4).",
    ),
  acrValues: z
    .object({ low: acr, substantial: acr, high: acr })
    .describe("Value of `acr` to ask for, for each level of trust."),
  level: z
    .strictObject({
      claim: path,
      levels: z
        .record(z.string(), z.enum(TRUST_LEVELS))
        .describe("What the provider's words for levels mean here; any other word is no level."),
    })
    .optional()
    .describe(
      "Claim of the ID token with the level of the login; absent: `acr` in the words of `acrValues`.",
    ),
  subject: path
    .default("sub")
    .describe("Claim of the ID token that identifies the person for good at this provider."),
  required: z
    .array(
      z.strictObject({
        claim: path,
        is: z.string().optional().describe("Value that it has to have; absent: any."),
      }),
    )
    .default([])
    .describe("Claims that a sign-in requires."),
  claims: z
    .partialRecord(z.enum(USER_DATA_SCOPES), oidcClaimSchema)
    .describe("Which claim fills which scope."),
  organisation: z
    .partialRecord(organisationSchema.keyof(), oidcClaimSchema)
    .optional()
    .describe("Where the organisation behind a business account stands."),
  postbox: oidcClaimSchema
    .optional()
    .describe("Claim with the handle of the mailbox; an account that has one has a mailbox."),
});
export type OidcProvider = z.infer<typeof oidcProviderSchema>;
