import { organisationSchema } from "../../domain/session/Organisation.ts";
import type { IdentifiedPerson } from "../../domain/session/IdentifiedPerson.ts";
import { providerDataSchema } from "../../domain/session/UserSession.ts";
import { cutText } from "../../domain/text/cutText.ts";
import { readableText } from "../../domain/text/readableText.ts";

/** Some letters become two in the normal form. */
const LONGEST = 400;

/** What a provider tells is cleaned as what people type; identifiers stay as they are. */
export function readablePerson({ organisation: told, ...person }: IdentifiedPerson): IdentifiedPerson {
  const organisation = told && organisationSchema.safeParse(readableParts(told));
  return {
    ...person,
    name: readableText(person.name),
    providerData: providerDataSchema.parse(readableParts(person.providerData)),
    // An organisation whose name nobody can see is none.
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
