import type { SamlProvider } from "#domain/sign-in/SamlProvider.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { TRUST_LEVELS, type TrustLevel } from "#domain/sign-in/TrustLevel.ts";
import type { IdentifiedPerson } from "#domain/sign-in/IdentifiedPerson.ts";
import type { LoginFailure } from "#ports/sign-in/IdentityProviders.ts";
import type { SamlRequest } from "#ports/sign-in/SamlProviders.ts";
import { vouchedPerson } from "#domain/sign-in/vouchedPerson.ts";
import type { Assertion, AssertionAttribute } from "./readAssertion.ts";
import type { UserDataScope } from "#domain/sign-in/userDataScopes.ts";

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
  const { subject, postbox } = answer;
  const person = vouchedPerson(
    {
      trustLevel: levelOf(assertion, answer),
      subject: subject === "nameId" ? assertion.nameId?.value : valueAt(assertion, [subject])?.value,
      valueOf: (scope) => {
        const found = valueAt(assertion, answer.attributes[scope]);
        return found && { value: found.value, level: VALUE_LEVELS.get(found.attribute.level ?? "") };
      },
      organisation: organisationOf(assertion, answer),
      postbox: postbox === undefined ? undefined : valueAt(assertion, [postbox])?.value,
    },
    given.asked,
  );
  if (!person.ok) return person;
  return ok({
    ...person.value,
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

function organisationOf(
  assertion: Assertion,
  { organisation = {} }: Answer,
): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    Object.entries(organisation).map(([part, places]) => [part, valueAt(assertion, places)?.value]),
  );
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

/**
 * Names of the attributes to request from a provider: what a sign-in requires (subject, level, conditions), whether
 * there is a mailbox, the organisation that the person acts for, and of the person's data what is wanted and nothing
 * else.
 */
export function wantedAttributes(
  { answer }: SamlProvider,
  scopes: readonly UserDataScope[],
): readonly string[] {
  const { subject, level, required, postbox, organisation, attributes } = answer;
  const places = [
    ...(subject === "nameId" ? [] : [subject]),
    ...required,
    ...(postbox === undefined ? [] : [postbox]),
    ...Object.values(organisation ?? {}).flat(),
    ...scopes.flatMap((scope) => attributes[scope] ?? []),
  ];
  return [...new Set([...(level === "context" ? [] : level), ...places.map(({ name }) => name)])];
}
