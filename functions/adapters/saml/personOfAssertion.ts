import type { SamlProvider } from "../../domain/session/SamlProvider.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import { type Organisation, organisationSchema } from "../../domain/session/Organisation.ts";
import { satisfiesTrustLevel, TRUST_LEVELS, type TrustLevel } from "../../domain/session/TrustLevel.ts";
import type { ProviderData, ValueLevels } from "../../domain/session/UserSession.ts";
import type { IdentifiedPerson } from "../../domain/session/IdentifiedPerson.ts";
import { postboxHandleSchema } from "../../domain/session/postboxHandle.ts";
import type { LoginFailure } from "../../ports/IdentityProviders.ts";
import type { SamlRequest } from "../../ports/SamlProviders.ts";
import { isoDate } from "../../domain/session/isoDate.ts";
import type { Assertion, AssertionAttribute } from "./readAssertion.ts";

type Answer = SamlProvider["answer"];
type Place = Answer["attributes"][keyof Answer["attributes"]];

/** What `akdb:TrustLevel` of a single value means (measured at BundID; NORMAL counts as low everywhere). */
const VALUE_LEVELS: ReadonlyMap<string, TrustLevel> = new Map([
  ["UNTERGEORDNET", "low"],
  ["NORMAL", "low"],
  ["SUBSTANTIELL", "substantial"],
  ["HOCH", "high"],
]);
const VALUE_MAX_CHARACTERS = 400;

/** Whom a verified assertion names, with level and data by scope, as the settings of the provider read it. */
export function personOfAssertion(
  assertion: Assertion,
  given: { readonly settings: SamlProvider; readonly asked: Pick<SamlRequest, "trustLevel" | "scopes"> },
): Result<IdentifiedPerson, LoginFailure> {
  const { answer, provider } = given.settings;
  const unmet = answer.required.find((demand) => !isMet(assertion, demand));
  if (unmet !== undefined) {
    // What has to have a certain value is proof, such as of a valid card; other things an account may simply not have.
    const kind = unmet.is === undefined ? "account-incomplete" : "login-refused";
    return err({ kind, reason: "required-attribute-missing" });
  }
  const trustLevel = levelOf(assertion, answer);
  if (trustLevel === undefined || !satisfiesTrustLevel(trustLevel, given.asked.trustLevel)) {
    return err({ kind: "trust-level-too-low" });
  }
  const subject =
    answer.subject === "nameId" ? assertion.nameId?.value : valueAt(assertion, [answer.subject])?.value;
  if (subject === undefined) return err({ kind: "account-incomplete", reason: "subject-missing" });
  const { providerData, valueLevels } = dataOf(assertion, { answer, scopes: given.asked.scopes });
  const organisation = organisationOf(assertion, answer);
  // What is no handle leads to no mailbox.
  const postbox = postboxHandleSchema.safeParse(
    answer.postbox === undefined ? undefined : valueAt(assertion, [answer.postbox])?.value,
  );
  const person = [providerData.givenName, providerData.familyName].filter((part) => part !== undefined);
  return ok({
    subject,
    trustLevel,
    name: person.join(" ") || (organisation?.name ?? ""),
    providerData,
    valueLevels,
    ...(organisation !== undefined && { organisation }),
    ...(postbox.success && { postbox: postbox.data }),
    transient: provider.transient,
    ...(assertion.nameId !== undefined && {
      providerSession: {
        nameId: assertion.nameId.value,
        ...(assertion.nameId.format !== undefined && { nameIdFormat: assertion.nameId.format }),
        ...(assertion.sessionIndex !== undefined && { sessionIndex: assertion.sessionIndex }),
      },
    }),
  });
}

function isMet(assertion: Assertion, demand: Answer["required"][number]): boolean {
  const found = valueAt(assertion, [demand])?.value;
  if (found === undefined) return false;
  // Upper and lower case differ between the technical guideline's text and its example.
  return demand.is === undefined || found.toLowerCase() === demand.is.toLowerCase();
}

function levelOf(assertion: Assertion, { level, levels }: Answer): TrustLevel | undefined {
  const words =
    level === "context"
      ? [assertion.context]
      : level.map((name) => assertion.attributes.get(name)?.text ?? undefined);
  const found = words.map((word) => meaningOf(word, levels));
  if (found.length === 0 || found.includes(undefined)) return undefined;
  return TRUST_LEVELS.find((candidate) => found.includes(candidate));
}

/** What the provider tells of what was asked; it may tell more, which is not looked at. */
function dataOf(
  assertion: Assertion,
  { answer, scopes }: { readonly answer: Answer; readonly scopes: SamlRequest["scopes"] },
): { readonly providerData: ProviderData; readonly valueLevels: ValueLevels } {
  const providerData: ProviderData = {};
  const valueLevels: ValueLevels = {};
  for (const scope of scopes) {
    const found = valueAt(assertion, answer.attributes[scope]);
    const value = scope === "birthdate" ? isoDate(found?.value) : found?.value;
    if (found === undefined || value === undefined) continue;
    providerData[scope] = value;
    const level = VALUE_LEVELS.get(found.attribute.level ?? "");
    if (level !== undefined) valueLevels[scope] = level;
  }
  return { providerData, valueLevels };
}

function organisationOf(assertion: Assertion, { organisation }: Answer): Organisation | undefined {
  if (organisation === undefined) return undefined;
  const parts = Object.entries(organisation).flatMap(([part, places]) => {
    const value = valueAt(assertion, places)?.value;
    return value === undefined ? [] : [[part, value]];
  });
  const parsed = organisationSchema.safeParse(Object.fromEntries(parts));
  return parsed.success ? parsed.data : undefined;
}

/** The first place that holds something. Several texts of one place (street and number) are joined with a blank. */
function valueAt(
  assertion: Assertion,
  places: Place,
): { readonly value: string; readonly attribute: AssertionAttribute } | undefined {
  for (const { name, children, values } of places ?? []) {
    const attribute = assertion.attributes.get(name);
    const text =
      children === undefined
        ? attribute?.text
        : children.flatMap((child) => attribute?.children.get(child) ?? []).join(" ");
    if (attribute === undefined || text === undefined || text === "") continue;
    const value = values === undefined ? text : meaningOf(text, values);
    if (value !== undefined && value.length <= VALUE_MAX_CHARACTERS) return { value, attribute };
  }
  return undefined;
}

/** What the settings make of a provider's word. Words are the provider's: `constructor` is none that objects bring along. */
function meaningOf<Meaning>(
  word: string | undefined,
  meanings: Readonly<Record<string, Meaning>>,
): Meaning | undefined {
  return word !== undefined && Object.hasOwn(meanings, word) ? meanings[word] : undefined;
}
