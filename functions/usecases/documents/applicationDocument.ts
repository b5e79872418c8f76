import type { Authority } from "../../domain/authority/Authority.ts";
import { germanDateTime, inGroups } from "../../domain/submission/germanFormats.ts";
import type { CompiledForm } from "../../forms/CompiledForm.ts";
import { answerAt } from "../../forms/dataPath.ts";
import type { FormState } from "../../forms/evaluateForm.ts";
import { requiredDocuments } from "../../forms/requiredDocuments.ts";
import { shownFields, type ShownField } from "../../forms/shownFields.ts";
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
  const shown = shownFields(form, state);
  const pages = form.pages.filter(({ key }) => shown.some(({ page }) => page === key));
  const sections = pages.flatMap((page, index): DocumentBlock[] => [
    { kind: "heading", level: 2, text: `${index + 1}. ${page.title}` },
    ...answerBlocks(
      shown.filter((field) => field.page === page.key),
      { form, state },
    ),
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
      ...documentBlocks(form, state),
    ],
  };
}

/** Answers in reading order; the answers of a row stand under the name of the row. */
function answerBlocks(
  shown: readonly ShownField[],
  { form, state }: { readonly form: CompiledForm; readonly state: FormState },
): DocumentBlock[] {
  const blocks: DocumentBlock[] = [];
  let heading: string | undefined;
  let entries: { label: string; value: string }[] = [];
  const close = (): void => {
    if (entries.length > 0) blocks.push({ kind: "answers", entries });
    entries = [];
  };
  for (const { field, path, rows } of shown) {
    if (field.type === "hidden" || field.type === "button") continue;
    const row = rows.map(({ grid, index }) => `${grid.rowLabel ?? grid.label} ${index + 1}`).join(", ");
    if (row !== (heading ?? "")) {
      close();
      heading = row;
      if (row !== "") blocks.push({ kind: "heading", level: 3, text: row });
    }
    const options = optionsOf(form, field);
    const label = state.overlays.get(path)?.label ?? field.label;
    entries.push({ label, value: answerText(field, { value: answerAt(state.data, path), options }) });
  }
  close();
  return blocks;
}

/** Which documents the answers call for and which of them are there. */
function documentBlocks(form: CompiledForm, state: FormState): DocumentBlock[] {
  const rows = requiredDocuments(form, state)
    .filter(({ standing }) => standing !== "optional")
    .map(({ label, row, files, standing }) => [
      row === undefined ? label : `${label} (${row})`,
      standing === "provided" || standing === "optional" ? fileCount(files) : STANDINGS[standing],
    ]);
  if (rows.length === 0) return [];
  return [
    { kind: "heading", level: 2, text: "Unterlagen" },
    { kind: "table", columns: ["Unterlage", "Stand"], rows },
  ];
}

const STANDINGS = {
  missing: "fehlt",
  later: "wird nachgereicht",
  excused: "kann nicht vorgelegt werden",
} as const;

function fileCount(files: number): string {
  return files === 1 ? "1 Datei liegt bei" : `${files} Dateien liegen bei`;
}

/** Name and postal address in one line; what is not known is left out. */
export function authorityLine(authority: Authority): string {
  const street = `${authority.street} ${authority.streetNumber}`.trim();
  const city = `${authority.postalCode} ${authority.city}`.trim();
  return [authority.name, street, city].filter((part) => part !== "").join(", ");
}
