import { err, ok, type Result } from "../result.ts";
import type { IdentifiedPerson } from "./IdentifiedPerson.ts";
import { organisationSchema, postboxHandleSchema } from "./Organisation.ts";
import { satisfiesTrustLevel, type TrustLevel } from "./TrustLevel.ts";
import type { UserDataScope } from "./userDataScopes.ts";
import type { ProviderData, ValueLevels } from "./UserSession.ts";

interface ProvidedValue {
  readonly value: string;
  /** How sure the provider is of it, where it says so. */
  readonly level?: TrustLevel | undefined;
}

/** What a verified answer says, read by the settings of its provider; undefined: it says nothing of it. */
export interface ProvidedPerson {
  readonly trustLevel: TrustLevel | undefined;
  readonly subject: string | undefined;
  readonly valueOf: (scope: UserDataScope) => ProvidedValue | undefined;
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

/**
 * The person named by an answer, whichever protocol delivered it. What was not requested is not kept, even where the
 * provider sent it.
 */
export function vouchedPerson(
  answer: ProvidedPerson,
  asked: { readonly trustLevel: TrustLevel; readonly scopes: readonly UserDataScope[] },
): Result<VouchedPerson, NotVouched> {
  const { subject, trustLevel } = answer;
  if (trustLevel === undefined || !satisfiesTrustLevel(trustLevel, asked.trustLevel))
    return err({ kind: "trust-level-too-low" });
  if (subject === undefined) return err({ kind: "account-incomplete", reason: "subject-missing" });
  const providerData: ProviderData = {};
  const valueLevels: ValueLevels = {};
  const values = valuesOf(answer, asked.scopes);
  const named = asked.scopes.includes("familyName") ? withOneName(values) : values;
  for (const [scope, { value, level }] of named) {
    providerData[scope] = value;
    if (level !== undefined) valueLevels[scope] = level;
  }
  const organisation = organisationSchema.safeParse(answer.organisation);
  // What is no handle leads to no mailbox.
  const postbox = postboxHandleSchema.safeParse(answer.postbox);
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
  { valueOf }: ProvidedPerson,
  scopes: readonly UserDataScope[],
): ReadonlyMap<UserDataScope, ProvidedValue> {
  const values = new Map<UserDataScope, ProvidedValue>();
  for (const scope of scopes) {
    const found = valueOf(scope);
    const value = found && (scope === "birthdate" ? partialDate(found.value) : found.value);
    if (found === undefined || value === undefined || isNoName(scope, value)) continue;
    values.set(scope, { ...found, value });
  }
  return values;
}

/** A single name counts as family name, wherever the provider put it: as in passports, forms and documents. */
function withOneName(
  values: ReadonlyMap<UserDataScope, ProvidedValue>,
): ReadonlyMap<UserDataScope, ProvidedValue> {
  const only = values.get("givenName");
  if (only === undefined || values.has("familyName")) return values;
  const moved = new Map(values);
  moved.delete("givenName");
  return moved.set("familyName", only);
}

/** Providers that demand both names receive a dash for a missing one. */
function isNoName(scope: UserDataScope, value: string): boolean {
  return (scope === "givenName" || scope === "familyName") && !/\p{L}/u.test(value);
}

/**
 * A day as providers write it, as ISO 8601 with as much of it as is known: `1984`, `1984-12`, `1984-12-31`. Unknown parts
 * are zeros, X or blanks (the chip of an eID), or left out. Without a year, or of no day that exists: undefined.
 */
export function partialDate(text: string): string | undefined {
  const written = text
    .toUpperCase()
    .replace(/[- ]+$/, "")
    .trimStart()
    .replace(/[X ]/g, "0");
  const iso = /^([1-9]\d{3})(?:-?(\d{2})(?:-?(\d{2}))?)?$/.exec(written);
  const german = /^(?:(?:(\d{2})\.)?(\d{2})\.)?([1-9]\d{3})$/.exec(written);
  const [year, month = "00", day = "00"] = iso?.slice(1) ?? [german?.[3], german?.[2], german?.[1]];
  if (year === undefined) return undefined;
  if (month === "00") return day === "00" ? year : undefined;
  if (day === "00") return Number(month) <= 12 ? `${year}-${month}` : undefined;
  const date = `${year}-${month}-${day}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  // 31 February would become a day in March.
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== date ? undefined : date;
}
