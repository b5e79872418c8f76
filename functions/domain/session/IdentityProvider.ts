import { z } from "zod";
import { PROVIDER_TYPES } from "./ProviderId.ts";
import { TRUST_LEVELS } from "./TrustLevel.ts";
import { USER_DATA_SCOPES } from "./userDataScopes.ts";
import { providerIdSchema } from "./UserSession.ts";

/** An identity provider as everybody may know it (specification §3). */
export const identityProviderSchema = z.object({
  id: providerIdSchema,
  type: z.enum(PROVIDER_TYPES),
  serviceUrl: z.string(),
  transient: z.boolean(),
  variableTrustLevel: z.boolean(),
  defaultScopes: z.array(z.enum(USER_DATA_SCOPES)),
  authRequestDestination: z.string(),
  /** Highest level this provider can give. */
  trustLevel: z.enum(TRUST_LEVELS),
  name: z.object({ de: z.string(), en: z.string() }),
  /** One sentence: what somebody needs to sign in there. */
  needs: z.object({ de: z.string(), en: z.string() }),
  /** Whether the browser goes there itself, or through the eID client on the person's device (BSI TR-03124-1). */
  client: z.enum(["browser", "eid-client"]),
});
export type IdentityProvider = z.infer<typeof identityProviderSchema>;
