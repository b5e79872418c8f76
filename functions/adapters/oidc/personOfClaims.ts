import { isoDate } from "../../domain/session/isoDate.ts";
import type { IdentifiedPerson } from "../../domain/session/IdentifiedPerson.ts";
import type { OidcProvider } from "../../domain/session/OidcProvider.ts";
import { organisationSchema } from "../../domain/session/Organisation.ts";
import { postboxHandleSchema } from "../../domain/session/postboxHandle.ts";
import { satisfiesTrustLevel, TRUST_LEVELS, type TrustLevel } from "../../domain/session/TrustLevel.ts";
import type { UserDataScope } from "../../domain/session/userDataScopes.ts";
import type { ProviderData } from "../../domain/session/UserSession.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import type { LoginFailure, LoginRequest } from "../../ports/IdentityProviders.ts";
import { type Claims, claimAt } from "./claimAt.ts";

export type ClaimsMapping = Pick<
  OidcProvider,
  "acrValues" | "level" | "subject" | "required" | "claims" | "organisation" | "postbox"
>;

/**
 * Whom the claims of a provider name, with level and data by scope, as its settings read them. Who it is, how sure, and
 * what is demanded is read of the ID token alone, which is signed. What is not wanted is not kept, though it may be told.
 */
export function personOfClaims(
  claims: { readonly signed: Claims; readonly all: Claims },
  given: { readonly provider: ClaimsMapping; readonly asked: Pick<LoginRequest, "trustLevel" | "scopes"> },
): Result<Omit<IdentifiedPerson, "transient" | "providerSession">, LoginFailure> {
  const { provider, asked } = given;
  const unmet = provider.required.find((demand) => !isMet(claims.signed, demand));
  if (unmet !== undefined) {
    const kind = unmet.is === undefined ? "account-incomplete" : "login-refused";
    return err({ kind, reason: "required-claim-missing" });
  }
  const trustLevel = levelOf(claims.signed, provider);
  if (trustLevel === undefined || !satisfiesTrustLevel(trustLevel, asked.trustLevel)) {
    return err({ kind: "trust-level-too-low" });
  }
  const subject = claimAt(claims.signed, provider.subject);
  if (subject === undefined) return err({ kind: "account-incomplete", reason: "subject-missing" });
  const providerData = dataOf(claims.all, { provider, scopes: asked.scopes });
  const organisation = organisationOf(claims.all, provider);
  const postbox = postboxHandleSchema.safeParse(
    provider.postbox === undefined ? undefined : claimAt(claims.all, provider.postbox),
  );
  const person = [providerData.givenName, providerData.familyName].filter((part) => part !== undefined);
  return ok({
    subject,
    trustLevel,
    name: person.join(" ") || (organisation?.name ?? ""),
    providerData,
    ...(organisation !== undefined && { organisation }),
    ...(postbox.success && { postbox: postbox.data }),
  });
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

function dataOf(
  claims: Claims,
  given: { readonly provider: ClaimsMapping; readonly scopes: readonly UserDataScope[] },
): ProviderData {
  const providerData: ProviderData = {};
  for (const scope of given.scopes) {
    const claim = given.provider.claims[scope];
    const found = claim === undefined ? undefined : claimAt(claims, claim);
    const value = scope === "birthdate" ? isoDate(found) : found;
    if (value !== undefined) providerData[scope] = value;
  }
  return providerData;
}

function organisationOf(claims: Claims, { organisation }: ClaimsMapping): IdentifiedPerson["organisation"] {
  const parts = Object.entries(organisation ?? {}).flatMap(([part, claim]) => {
    const value = claimAt(claims, claim);
    return value === undefined ? [] : [[part, value]];
  });
  const parsed = organisationSchema.safeParse(Object.fromEntries(parts));
  return parsed.success ? parsed.data : undefined;
}
