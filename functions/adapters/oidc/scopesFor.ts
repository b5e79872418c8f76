import type { UserDataScope } from "../../domain/session/userDataScopes.ts";

/** Which scope carries a claim (OpenID Connect Core 5.4); `profile` carries the other standard ones. */
const SCOPE_OF_CLAIM: Readonly<Record<string, string>> = {
  email: "email",
  phone_number: "phone",
  address: "address",
};

/** OAuth scopes to ask for: those that carry what the portal wants to know, and those that the settings add. */
export function scopesFor(provider: {
  readonly scopes: readonly string[];
  readonly defaultScopes: readonly UserDataScope[];
  readonly claims: Readonly<Record<string, string>>;
}): readonly string[] {
  const carried = provider.defaultScopes.flatMap((scope) => {
    const claim = provider.claims[scope]?.split(".")[0];
    return claim === undefined ? [] : [SCOPE_OF_CLAIM[claim] ?? "profile"];
  });
  return [...new Set(["openid", ...carried, ...provider.scopes])];
}
