import { z } from "zod";

/** Identity providers that the specification names (§3). Free of zod. A state may add others by its settings alone. */
export const PROVIDER_IDS = ["nkb", "elster", "sk", "eid", "anon"] as const;

/** Id of an identity provider as the settings of a state name it; `anon` means no account. */
export type ProviderId = string;

export const PROVIDER_TYPES = ["oidc", "saml2", "pseudo"] as const;

/** Whether a laptop goes to the provider itself. */
export const realProviderSchema = z
  .boolean()
  .default(false)
  .describe(
    "On a laptop: goes to this provider itself instead of a stand-in; its secret comes from the file of `npm start -- --secrets <file>`.",
  );
