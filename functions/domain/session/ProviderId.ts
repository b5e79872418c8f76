/** Identity providers that the specification names (§3). Free of zod. A state may add others by its settings alone. */
export const PROVIDER_IDS = ["nkb", "elster", "sk", "eid", "anon"] as const;

/** Id of an identity provider as the settings of a state name it; `anon` stands for nobody. */
export type ProviderId = string;

export const PROVIDER_TYPES = ["oidc", "saml2", "pseudo"] as const;
