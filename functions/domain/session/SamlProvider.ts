import { z } from "zod";
import { identityProviderSchema } from "./IdentityProvider.ts";
import { organisationSchema } from "./Organisation.ts";
import { TRUST_LEVELS } from "./TrustLevel.ts";
import { USER_DATA_SCOPES } from "./userDataScopes.ts";

const levels = z.object({ low: z.string(), substantial: z.string(), high: z.string() });

/**
 * Where a value stands in the answer: an attribute by its name; in a structured one the elements inside, several joined
 * with a blank. `values` translates the provider's words; a word that is not in it is no value.
 */
const samlAttributeSchema = z.strictObject({
  name: z.string().min(1),
  children: z.array(z.string().min(1)).min(1).optional(),
  values: z.record(z.string(), z.string()).optional(),
});

/**
 * What the request says beside its core, as the provider's federation demands it. The attributes that it asks for are
 * those that `answer` reads, as far as they are wanted (`adapters/saml/wantedAttributes`).
 */
const samlExtensionSchema = z.discriminatedUnion("kind", [
  /** BundID and the accounts of its kind, version 2. */
  z.strictObject({
    kind: z.literal("akdb"),
    organizationDisplayName: z.string().min(1).max(50),
    onlineServiceId: z.string().min(1),
    authnMethods: z.array(z.string().min(1)),
  }),
  /** An eID server (BSI TR-03130-1, chapter 4): the wanted attributes, encrypted for it. */
  z.strictObject({ kind: z.literal("eid") }),
]);

/**
 * A provider that speaks SAML 2.0. The portal's own keys stand in the secret `secretName` as
 * `{ signingKey, signingCertificate, decryption: [{ key, certificate }] }`, the newest decryption pair first.
 */
export const samlProviderSchema = z.strictObject({
  provider: identityProviderSchema.extend({ type: z.literal("saml2") }),
  /** Issuer of the answers. */
  entityId: z.string().min(1),
  /** Read daily; its certificates count beside those given here. */
  metadataUrl: z.url().optional(),
  /** PEM. Two at once while the provider changes its certificate. */
  certificates: z.array(z.string().min(1)),
  /** Who the portal is at this provider. */
  ownEntityId: z.string().min(1),
  secretName: z.string().min(1),
  request: z.strictObject({
    binding: z.enum(["post", "redirect"]),
    signature: z.enum(["rsa-pss-sha256", "rsa-sha256"]),
    nameIdFormat: z.enum(["transient", "persistent", "unspecified"]),
    /** Class of authentication to ask for; absent where the provider knows none. */
    levels: levels.optional(),
    extension: samlExtensionSchema.optional(),
  }),
  answer: z.strictObject({
    /** What has to be signed: the answer as a whole or the assertion in it. */
    signed: z.enum(["assertion", "response"]),
    encrypted: z.boolean(),
    /** Signatures with PKCS#1 v1.5 padding, which BSI TR-03116-4 allowed until 2023. */
    acceptPkcs1Signatures: z.boolean(),
    /** Where the level of the login stands; of several attributes the lowest counts. */
    level: z.union([z.literal("context"), z.array(z.string().min(1)).min(1)]),
    /** What the provider's words for levels mean here. */
    levels: z.record(z.string(), z.enum(TRUST_LEVELS)),
    /** What identifies the person for good: the name id or an attribute. */
    subject: z.union([z.literal("nameId"), samlAttributeSchema]),
    /** Values without which nobody is signed in, such as the validity of an identity card. */
    required: z.array(samlAttributeSchema.extend({ is: z.string().optional() })).default([]),
    attributes: z.partialRecord(z.enum(USER_DATA_SCOPES), z.array(samlAttributeSchema).min(1)),
    organisation: z.partialRecord(organisationSchema.keyof(), z.array(samlAttributeSchema).min(1)).optional(),
    /** Attribute with the handle of the mailbox; whoever has one, has a mailbox. */
    postbox: samlAttributeSchema.optional(),
  }),
  logoutUrl: z.url().optional(),
});
export type SamlProvider = z.infer<typeof samlProviderSchema>;
