import { z } from "zod";
import { bilingualText } from "../bilingualText.ts";
import { PROVIDER_TYPES } from "./ProviderId.ts";
import { TRUST_LEVELS } from "./TrustLevel.ts";
import { USER_DATA_SCOPES } from "./userDataScopes.ts";
import { providerIdSchema } from "./UserSession.ts";

/** An identity provider, the public part (specification §3). */
export const identityProviderSchema = z.object({
  id: providerIdSchema.describe("Name of the provider in offers, addresses and logs."),
  type: z.enum(PROVIDER_TYPES).describe("Protocol that it speaks."),
  serviceUrl: z.string().describe("Address of the account service."),
  transient: z
    .boolean()
    .describe("Whether it cannot recognise a returning person; drafts are not kept then."),
  variableTrustLevel: z.boolean().describe("Whether people can sign in there more or less surely."),
  defaultScopes: z.array(z.enum(USER_DATA_SCOPES)).describe("What it can tell of a person."),
  authRequestDestination: z.string().describe("Where the browser goes to sign in."),
  trustLevel: z.enum(TRUST_LEVELS).describe("Highest level this provider can give."),
  name: bilingualText.describe("As people know it."),
  needs: bilingualText.describe("One sentence: what a person needs to sign in there."),
  client: z
    .enum(["browser", "eid-client"])
    .describe(
      "Whether the browser goes there itself, or through the eID client on the person's device (BSI TR-03124-1).",
    ),
});
export type IdentityProvider = z.infer<typeof identityProviderSchema>;
