import { satisfiesTrustLevel, type TrustLevel } from "./TrustLevel.ts";
import type { User } from "./UserSession.ts";

/**
 * What an account provides for a form: texts by scope, those of an organisation as `organisation` and
 * `organisation.<part>`.
 */
export interface Account {
  readonly data: Readonly<Record<string, string>>;
  /** Scopes whose value the provider vouches for at this level or a higher one. */
  readonly isSure: (scope: string, level: TrustLevel) => boolean;
}

export function accountOf(
  user: Pick<User, "providerData" | "trustLevel" | "valueLevels"> & {
    readonly organisation?: User["organisation"] | null;
  },
): Account {
  const { organisation, providerData, trustLevel } = user;
  const levels: Readonly<Record<string, TrustLevel | undefined>> = user.valueLevels ?? {};
  const data = new Map<string, string>(Object.entries(providerData));
  // Applies to the account as a whole: an account with only a family name has a single name.
  if (data.has("familyName") && !data.has("givenName")) data.set("onlyOneName", "true");
  const { country = "", postalCode = "" } = providerData;
  if (/^[A-Z]{2}$/.test(country)) data.set("inGermany", country === "DE" ? "yes" : "no");
  if (data.get("inGermany") === "no") data.set("countryAbroad", country).set("postalCodeAbroad", postalCode);
  for (const [part, value] of Object.entries(organisation ?? {})) {
    if (value !== undefined) data.set(part === "name" ? "organisation" : `organisation.${part}`, value);
  }
  return {
    data: Object.fromEntries(data),
    isSure: (scope, level) => satisfiesTrustLevel(levels[ownScope(scope)] ?? trustLevel, level),
  };
}

/** What follows from others: as sure, and as locked, as these. */
const FOLLOWS: Readonly<Record<string, string>> = {
  onlyOneName: "familyName",
  inGermany: "country",
  countryAbroad: "country",
  postalCodeAbroad: "postalCode",
};

function ownScope(scope: string): string {
  return FOLLOWS[scope] ?? scope;
}

/** Whether a service takes a value from the account as it is, and the account is sure enough of it. */
export function isLocked(
  terms: { readonly idpDataLocked: readonly string[]; readonly trustLevel: TrustLevel },
  { scope, account }: { readonly scope: string; readonly account: Account },
): boolean {
  return terms.idpDataLocked.includes(ownScope(scope)) && account.isSure(scope, terms.trustLevel);
}
