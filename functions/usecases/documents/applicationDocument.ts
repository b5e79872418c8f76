import type { Authority } from "../../domain/authority/Authority.ts";
import { germanDateTime, inGroups } from "../../domain/submission/germanFormats.ts";
import type { CompiledForm } from "../../forms/CompiledForm.ts";
import { answerAt } from "../../forms/dataPath.ts";
import type { FormState } from "../../forms/evaluateForm.ts";
import { fieldsOf } from "../../forms/fieldsOf.ts";
import { optionsOf } from "../../forms/optionsOf.ts";
import type { DocumentBlock, DocumentContent } from "../../ports/DocumentRenderer.ts";
import type { SubmittingProcess } from "../submit-steps/runSubmitStep.ts";
import { answerText } from "./answerText.ts";

/** The application as the authority reads it: every question that was shown, in order, with its answer. */
export function applicationDocument(
  process: SubmittingProcess,
  given: { readonly form: CompiledForm; readonly state: FormState; readonly portalName: string },
): DocumentContent {
  const { form, state, portalName } = given;
  const ticket = inGroups(process.submitting.transferTicketNumber);
  const pages = form.pages.filter(({ key }) => state.pages.includes(key));
  const sections = pages.flatMap((page, index): DocumentBlock[] => [
    { kind: "heading", level: 2, text: `${index + 1}. ${page.title}` },
    {
      kind: "answers",
      entries: fieldsOf(page)
        .filter(({ field }) => state.visible.has(field.path))
        .map(({ field }) => ({
          label: field.label,
          value: answerText(field, {
            value: answerAt(state.data, field.path),
            options: optionsOf(form, field),
          }),
        })),
    },
  ]);
  const title = `Antrag auf Anerkennung als ${process.metadata.title}`;
  return {
    title,
    language: "de",
    createdAt: process.submitting.submittedAt,
    footer: `${portalName}, Antrag, Vorgangsnummer ${ticket}`,
    blocks: [
      { kind: "heading", level: 1, text: title },
      { kind: "paragraph", text: `An: ${authorityLine(process.metadata.authority)}` },
      {
        kind: "answers",
        entries: [
          { label: "Vorgangsnummer", value: ticket },
          { label: "Online gesendet", value: germanDateTime(process.submitting.submittedAt) },
          { label: "Leistungsschlüssel", value: process.metadata.leiKaId },
          {
            label: "Ort der geplanten Tätigkeit",
            value: `${process.location.postalCode} ${process.location.place}`,
          },
        ],
      },
      ...sections,
    ],
  };
}

/** Name and postal address in one line; what is not known is left out. */
export function authorityLine(authority: Authority): string {
  const street = `${authority.street} ${authority.streetNumber}`.trim();
  const city = `${authority.postalCode} ${authority.city}`.trim();
  return [authority.name, street, city].filter((part) => part !== "").join(", ");
}
