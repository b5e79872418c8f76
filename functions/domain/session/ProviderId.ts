/** Identity providers and their kinds (specification §3). Free of zod. */
export const PROVIDER_IDS = ["nkb", "elster", "sk", "eid", "anon"] as const;
export type ProviderId = (typeof PROVIDER_IDS)[number];

export const PROVIDER_TYPES = ["oidc", "saml2", "pseudo"] as const;
