import { err, ok, type Result } from "../result.ts";
import type { IdentifiedPerson } from "./IdentifiedPerson.ts";
import { organisationSchema } from "./Organisation.ts";
import { partialDate } from "./partialDate.ts";
import { postboxHandleSchema } from "./postboxHandle.ts";
import { satisfiesTrustLevel, type TrustLevel } from "./TrustLevel.ts";
import type { UserDataScope } from "./userDataScopes.ts";
import type { ProviderData, ValueLevels } from "./UserSession.ts";

interface ToldValue {
  readonly value: string;
  /** How sure the provider is of it, where that is told. */
  readonly level?: TrustLevel | undefined;
}

/** What a verified answer says, read by the settings of its provider; undefined: it says nothing of it. */
export interface ToldPerson {
  readonly trustLevel: TrustLevel | undefined;
  readonly subject: string | undefined;
  readonly valueOf: (scope: UserDataScope) => ToldValue | undefined;
  readonly organisation: Readonly<Record<string, string | undefined>>;
  readonly postbox: string | undefined;
}

export type VouchedPerson = Pick<
  IdentifiedPerson,
  "subject" | "trustLevel" | "name" | "providerData" | "organisation" | "postbox"
> & { readonly valueLevels: ValueLevels };

export type NotVouched =
  | { readonly kind: "trust-level-too-low" }
  | { readonly kind: "account-incomplete"; readonly reason: "subject-missing" };

/** Whom an answer names, whichever protocol brought it. What is not asked is not kept, though it may be told. */
export function vouchedPerson(
  told: ToldPerson,
  asked: { readonly trustLevel: TrustLevel; readonly scopes: readonly UserDataScope[] },
): Result<VouchedPerson, NotVouched> {
  const { subject, trustLevel } = told;
  if (trustLevel === undefined || !satisfiesTrustLevel(trustLevel, asked.trustLevel))
    return err({ kind: "trust-level-too-low" });
  if (subject === undefined) return err({ kind: "account-incomplete", reason: "subject-missing" });
  const providerData: ProviderData = {};
  const valueLevels: ValueLevels = {};
  const values = valuesOf(told, asked.scopes);
  const named = asked.scopes.includes("familyName") ? withOneName(values) : values;
  for (const [scope, { value, level }] of named) {
    providerData[scope] = value;
    if (level !== undefined) valueLevels[scope] = level;
  }
  const organisation = organisationSchema.safeParse(told.organisation);
  // What is no handle leads to no mailbox.
  const postbox = postboxHandleSchema.safeParse(told.postbox);
  const names = [providerData.givenName, providerData.familyName].filter((part) => part !== undefined);
  return ok({
    subject,
    trustLevel,
    name: names.join(" ") || (organisation.data?.name ?? ""),
    providerData,
    valueLevels,
    ...(organisation.success && { organisation: organisation.data }),
    ...(postbox.success && { postbox: postbox.data }),
  });
}

function valuesOf(
  { valueOf }: ToldPerson,
  scopes: readonly UserDataScope[],
): ReadonlyMap<UserDataScope, ToldValue> {
  const values = new Map<UserDataScope, ToldValue>();
  for (const scope of scopes) {
    const told = valueOf(scope);
    const value = told && (scope === "birthdate" ? partialDate(told.value) : told.value);
    if (told === undefined || value === undefined || isNoName(scope, value)) continue;
    values.set(scope, { ...told, value });
  }
  return values;
}

/** Who has one name has it as family name, wherever the provider put it: as passports, forms and documents do. */
function withOneName(values: ReadonlyMap<UserDataScope, ToldValue>): ReadonlyMap<UserDataScope, ToldValue> {
  const only = values.get("givenName");
  if (only === undefined || values.has("familyName")) return values;
  const moved = new Map(values);
  moved.delete("givenName");
  return moved.set("familyName", only);
}

/** Providers that demand both names are told a dash for the one that there is not. */
function isNoName(scope: UserDataScope, value: string): boolean {
  return (scope === "givenName" || scope === "familyName") && !/\p{L}/u.test(value);
}
