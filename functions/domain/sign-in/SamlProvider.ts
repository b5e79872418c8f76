import { z } from "zod";
import { clockSkewSecondsSchema } from "./clockDifference.ts";
import { realProviderSchema } from "./ProviderId.ts";
import { identityProviderSchema } from "./IdentityProvider.ts";
import { organisationSchema } from "./Organisation.ts";
import { TRUST_LEVELS } from "./TrustLevel.ts";
import { USER_DATA_SCOPES } from "./userDataScopes.ts";

const authenticationClass = z.string().describe("Class of authentication for this level.");
const levels = z.object({
  low: authenticationClass,
  substantial: authenticationClass,
  high: authenticationClass,
});

/** Where a value stands in the answer. */
const samlAttributeSchema = z.strictObject({
  name: z.string().min(1).describe("Name of the attribute."),
  children: z
    .array(z.string().min(1))
    .min(1)
    .optional()
    .describe("In a structured attribute the elements inside, several joined with a blank."),
  values: z
    .record(z.string(), z.string())
    .optional()
    .describe("Translates the provider's words; a word that is not in it is no value."),
});

/**
 * What the request contains in addition to its core, as the provider's federation demands it. The attributes that it
 * asks for are those that `answer` reads, as far as they are wanted (`adapters/saml/wantedAttributes`).
 */
const samlExtensionSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("akdb").describe("BundID and the accounts of its kind, version 2."),
    organizationDisplayName: z.string().min(1).max(50).describe("Who asks, as the account shows it."),
    onlineServiceId: z.string().min(1).describe("Id of the online service at the account."),
    authnMethods: z.array(z.string().min(1)).describe("Ways to sign in that the account may offer."),
  }),
  z.strictObject({
    kind: z
      .literal("eid")
      .describe("An eID server (BSI TR-03130-1, chapter 4): the wanted attributes, encrypted for it."),
  }),
]);

/** A provider that speaks SAML 2.0. */
export const samlProviderSchema = z.strictObject({
  provider: identityProviderSchema
    .extend({ type: z.literal("saml2").describe("Protocol that it speaks.") })
    .describe("The public part."),
  entityId: z.string().min(1).describe("Issuer of the answers."),
  metadataUrl: z
    .url()
    .optional()
    .describe(
      "The provider's metadata, read hourly and when a signature does not fit; its certificates count in addition to those given here.",
    ),
  certificates: z
    .array(z.string().min(1))
    .describe("PEM, what the provider signs with. Two at once while it changes its certificate."),
  ownEntityId: z.string().min(1).describe("Who the portal is at this provider."),
  secretName: z
    .string()
    .min(1)
    .describe(
      "Secret with the portal's own keys, the newest decryption pair first: `{ signingKey, signingCertificate, decryption: [{ key, certificate }] }`, PEM.",
    ),
  real: realProviderSchema,
  clockSkewSeconds: clockSkewSecondsSchema,
  request: z
    .strictObject({
      binding: z.enum(["post", "redirect"]).describe("How the request travels."),
      signature: z.enum(["rsa-pss-sha256", "rsa-sha256"]).describe("How it is signed."),
      nameIdFormat: z
        .enum(["transient", "persistent", "unspecified"])
        .describe("Kind of name the person is to be named by."),
      levels: levels
        .optional()
        .describe("Class of authentication to ask for; absent where the provider knows none."),
      extension: samlExtensionSchema
        .optional()
        .describe("What the provider's federation demands in addition."),
    })
    .describe("What the portal asks."),
  answer: z
    .strictObject({
      signed: z
        .enum(["assertion", "response"])
        .describe("What has to be signed: the answer as a whole or the assertion in it."),
      encrypted: z.boolean().describe("Whether the assertion has to be encrypted."),
      acceptPkcs1Signatures: z
        .boolean()
        .describe("Signatures with PKCS#1 v1.5 padding, which BSI TR-03116-4 allowed until 2023."),
      level: z
        .union([z.literal("context"), z.array(z.string().min(1)).min(1)])
        .describe("Where the level of the login stands; of several attributes the lowest counts."),
      levels: z
        .record(z.string(), z.enum(TRUST_LEVELS))
        .describe("What the provider's words for levels mean here."),
      subject: z
        .union([z.literal("nameId"), samlAttributeSchema])
        .describe("What identifies the person for good: the name id or an attribute."),
      required: z
        .array(
          samlAttributeSchema.extend({
            is: z.string().optional().describe("Value that it has to have; absent: any."),
          }),
        )
        .default([])
        .describe("Values that a sign-in requires, such as the validity of an identity card."),
      attributes: z
        .partialRecord(z.enum(USER_DATA_SCOPES), z.array(samlAttributeSchema).min(1))
        .describe("Where each value of the account is found; the first that is present counts."),
      organisation: z
        .partialRecord(organisationSchema.keyof(), z.array(samlAttributeSchema).min(1))
        .optional()
        .describe("Where the organisation behind a business account stands."),
      postbox: samlAttributeSchema
        .optional()
        .describe("Attribute with the handle of the mailbox; an account that has one has a mailbox."),
    })
    .describe("How the answer is read."),
  logoutUrl: z.url().optional().describe("Where the account's own session is ended."),
});
export type SamlProvider = z.infer<typeof samlProviderSchema>;
