import { createMemory } from "#domain/createMemory.ts";
import { formContext } from "#domain/application/formContext.ts";
import { expectedDocuments } from "#forms/expectedDocuments.ts";
import { plainText } from "#forms/RichText.ts";
import type { Ports } from "#ports/Ports.ts";
import type { OfferedService } from "./offeredForms.ts";

/** A document to hand in; `always`: required of every applicant, otherwise answers decide. */
export interface ServiceDocument {
  readonly name: string;
  readonly hint: string | null;
  readonly always: boolean;
}

/** Lists that a function keeps, some kilobytes each. */
const KEPT_LISTS = 200;

/**
 * What the form that is offered at a place can ask for; undefined where none is offered. Found out once a day for each
 * edition of a form, language, and what the portal knows before the first question: nothing else changes it.
 */
export function createDocumentsOfService(
  ports: Pick<Ports, "clock" | "forms">,
): (
  offered: OfferedService,
  asked: { readonly ars: string; readonly locale: "de" | "en" },
) => Promise<readonly ServiceDocument[] | undefined> {
  const lists = createMemory<readonly ServiceDocument[]>(KEPT_LISTS);
  return async ({ forms, profession }, { ars, locale }) => {
    // All authorities of a place ask the same of one profession.
    const [metadata] = forms;
    if (metadata === undefined) return undefined;
    const form = await ports.forms.get(metadata.fmsFormId, { locale });
    if (form === undefined) return undefined;
    const address = { id: metadata.fmsFormId, version: form.version };
    const particulars = await ports.forms.particulars(address);
    if (particulars === undefined) return undefined;
    const context = formContext({
      metadata,
      profession,
      location: { ars, place: "", postalCode: "" },
      placeAsked: false,
      providerId: "anon",
      particulars,
    });
    const now = `${ports.clock.now().toISOString().slice(0, 10)}T00:00:00.000Z`;
    return lists.get(JSON.stringify([address, locale, now, context]), () =>
      Promise.resolve(
        expectedDocuments(form, { context, now }).map(({ label, hint, wanted, always }) => ({
          name: label,
          hint: inSentences([...(hint === undefined ? [] : [plainText(hint)]), ...wanted]),
          always,
        })),
      ),
    );
  };
}

/** Null where nothing is said. */
function inSentences(said: readonly string[]): string | null {
  return said.length === 0 ? null : said.map((sentence) => sentence.replace(/[^.]$/, "$&.")).join(" ");
}
