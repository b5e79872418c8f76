import { formContext } from "../../domain/process/formContext.ts";
import type { Offer } from "../../domain/process/Offer.ts";
import { expectedDocuments } from "../../forms/expectedDocuments.ts";
import { plainText } from "../../forms/RichText.ts";
import type { Ports } from "../../ports/Ports.ts";
import { offeredForms } from "./offeredForms.ts";

/** A document that somebody hands in; `always`: whoever applies, otherwise answers decide. */
export interface ServiceDocument {
  readonly name: string;
  readonly hint: string | null;
  readonly always: boolean;
}

/** What the form that is offered at the place can ask for; undefined where none is offered. */
export async function documentsOfService(
  ports: Pick<Ports, "clock" | "directory" | "forms">,
  request: {
    readonly leiKaId: string;
    readonly ars: string;
    readonly professionId?: string | undefined;
    readonly offers: readonly Offer[];
    readonly locale: "de" | "en";
  },
): Promise<readonly ServiceDocument[] | undefined> {
  const offered = offeredForms(ports, request);
  // All authorities of a place ask the same of one profession.
  const [metadata] = offered.ok ? offered.value.forms : [];
  if (!offered.ok || metadata === undefined) return undefined;
  const form = await ports.forms.get(metadata.fmsFormId, request);
  if (form === undefined) return undefined;
  const particulars = await ports.forms.particulars({ id: metadata.fmsFormId, version: form.version });
  if (particulars === undefined) return undefined;
  const context = formContext({
    metadata,
    profession: offered.value.profession,
    location: { ars: request.ars, place: "", postalCode: "" },
    placeAsked: false,
    providerId: "anon",
    particulars,
  });
  return expectedDocuments(form, { context, now: ports.clock.now().toISOString() }).map(
    ({ label, hint, always }) => ({
      name: label,
      hint: hint === undefined ? null : plainText(hint),
      always,
    }),
  );
}
