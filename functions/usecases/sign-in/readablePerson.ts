import { organisationSchema } from "#domain/sign-in/Organisation.ts";
import type { IdentifiedPerson } from "#domain/sign-in/IdentifiedPerson.ts";
import { providerDataSchema } from "#domain/sign-in/UserSession.ts";
import { cutText } from "#domain/text/cutText.ts";
import { readableText } from "#domain/text/readableText.ts";

/** Some letters become two in the normal form. */
const LONGEST = 400;

/** Data of a provider are cleaned like typed text; identifiers stay as they are. */
export function readablePerson({ organisation: received, ...person }: IdentifiedPerson): IdentifiedPerson {
  const organisation = received && organisationSchema.safeParse(readableParts(received));
  return {
    ...person,
    name: readableText(person.name),
    providerData: providerDataSchema.parse(readableParts(person.providerData)),
    // An organisation with an invisible name is left out.
    ...(organisation?.success === true && { organisation: organisation.data }),
  };
}

/** What had nothing to read is left out. */
function readableParts(parts: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(parts).flatMap(([part, text]) => {
      const clean = text === undefined ? "" : cutText(readableText(text), { characters: LONGEST });
      return clean === "" ? [] : [[part, clean]];
    }),
  );
}
