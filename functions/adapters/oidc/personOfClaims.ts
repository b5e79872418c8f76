import type { OidcProvider } from "#domain/sign-in/OidcProvider.ts";
import { TRUST_LEVELS, type TrustLevel } from "#domain/sign-in/TrustLevel.ts";
import { vouchedPerson, type VouchedPerson } from "#domain/sign-in/vouchedPerson.ts";
import { err, type Result } from "#domain/result.ts";
import type { LoginFailure, LoginRequest } from "#ports/sign-in/IdentityProviders.ts";
import { type Claims, claimAt } from "./claimAt.ts";

export type ClaimsMapping = Pick<
  OidcProvider,
  "acrValues" | "level" | "subject" | "required" | "claims" | "organisation" | "postbox"
>;

/**
 * The person named by the claims of a provider, with level and data by scope, as its settings read them. Subject,
 * level and required claims are read from the ID token alone, which is signed. What is not wanted is not kept, even
 * where it was sent.
 */
export function personOfClaims(
  claims: { readonly signed: Claims; readonly all: Claims },
  given: { readonly provider: ClaimsMapping; readonly asked: Pick<LoginRequest, "trustLevel" | "scopes"> },
): Result<VouchedPerson, LoginFailure> {
  const { provider, asked } = given;
  const unmet = provider.required.find((demand) => !isMet(claims.signed, demand));
  if (unmet !== undefined) {
    const kind = unmet.is === undefined ? "account-incomplete" : "login-refused";
    return err({ kind, reason: "required-claim-missing" });
  }
  const { claims: places, postbox } = provider;
  return vouchedPerson(
    {
      trustLevel: levelOf(claims.signed, provider),
      subject: claimAt(claims.signed, provider.subject),
      valueOf: (scope) => {
        const claim = places[scope];
        const value = claim === undefined ? undefined : claimAt(claims.all, claim);
        return value === undefined ? undefined : { value };
      },
      organisation: organisationOf(claims.all, provider),
      postbox: postbox === undefined ? undefined : claimAt(claims.all, postbox),
    },
    asked,
  );
}

function isMet(claims: Claims, { claim, is }: ClaimsMapping["required"][number]): boolean {
  const found = claimAt(claims, claim);
  return found !== undefined && (is === undefined || found === is);
}

function levelOf(claims: Claims, { acrValues, level }: ClaimsMapping): TrustLevel | undefined {
  const word = claimAt(claims, level?.claim ?? "acr");
  if (word === undefined) return undefined;
  if (level === undefined) return TRUST_LEVELS.findLast((candidate) => acrValues[candidate] === word);
  return Object.hasOwn(level.levels, word) ? level.levels[word] : undefined;
}

function organisationOf(
  claims: Claims,
  { organisation = {} }: ClaimsMapping,
): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    Object.entries(organisation).map(([part, claim]) => [part, claimAt(claims, claim)]),
  );
}
