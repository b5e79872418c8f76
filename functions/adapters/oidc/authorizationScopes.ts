import type { OidcProvider } from "#domain/sign-in/OidcProvider.ts";
import type { UserDataScope } from "#domain/sign-in/userDataScopes.ts";
import { pathOf } from "./claimAt.ts";

/** Which scope carries a claim (OpenID Connect Core 5.4); `profile` carries the other standard ones. */
const SCOPE_OF_CLAIM: Readonly<Record<string, string>> = {
  email: "email",
  phone_number: "phone",
  address: "address",
};

/**
 * What a login requests, as parameters of its address. Scopes bring more than is wanted (`profile` is fourteen
 * claims), so that single claims are asked for where the provider knows the parameter for that (OpenID Connect Core
 * 5.5).
 */
export function authorizationScopes(
  provider: Pick<OidcProvider, "scopes" | "claims">,
  wanted: {
    readonly scopes: readonly UserDataScope[];
    readonly server: {
      readonly claims_parameter_supported?: boolean;
      readonly userinfo_endpoint?: string;
    };
  },
): Readonly<Record<string, string>> {
  const { scopes, server } = wanted;
  const claims = [
    ...new Set(
      scopes.flatMap((scope) => {
        const claim = provider.claims[scope];
        return claim === undefined ? [] : (pathOf(claim).split(".")[0] ?? []);
      }),
    ),
  ];
  if (server.claims_parameter_supported !== true) {
    const carriers = claims.map((claim) => SCOPE_OF_CLAIM[claim] ?? "profile");
    return { scope: [...new Set(["openid", ...carriers, ...provider.scopes])].join(" ") };
  }
  const place = server.userinfo_endpoint === undefined ? "id_token" : "userinfo";
  return {
    scope: [...new Set(["openid", ...provider.scopes])].join(" "),
    ...(claims.length > 0 && {
      claims: JSON.stringify({ [place]: Object.fromEntries(claims.map((claim) => [claim, null])) }),
    }),
  };
}
