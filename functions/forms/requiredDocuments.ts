import type { CompiledComponent, CompiledForm, InputComponent } from "./CompiledForm.ts";
import { answerAt } from "./answers/dataPath.ts";
import { templatePath } from "./answers/shownPath.ts";
import type { FormState } from "./FormState.ts";
import { isRequired } from "./fieldsOf.ts";
import type { FormAnswers } from "./JsonValue.ts";
import { rowName, shownFields, type ShownField } from "./shownFields.ts";

/**
 * `later`: the form asks for it, and an answer puts it off; `excused`: the person said that it cannot be provided;
 * `optional`: never asked for.
 */
export type DocumentStanding = "provided" | "missing" | "later" | "excused" | "optional";

/** A document that the answers call for. */
export interface RequiredDocument {
  /** Path of the field that takes it. */
  readonly path: string;
  /** Key of the page where it is handed in. */
  readonly page: string;
  readonly label: string;
  /** The row it belongs to, such as "Qualifikation 2"; undefined outside of rows. */
  readonly row?: string;
  readonly standing: DocumentStanding;
  /** Files that are there. */
  readonly files: number;
}

/** What the person says of a document that is not there: it will be handed in later, or it cannot be provided. */
export type Excuse = "later" | "unavailable";

/** Answers beside a file field that say so: its key with one of these endings. */
const ENDINGS: Readonly<Record<Excuse, string>> = { later: "Later", unavailable: "Unavailable" };
const EXCUSES = ["later", "unavailable"] as const;

/** Every document that these answers call for or allow, in the order of the form: computed from its fields, never listed twice. */
export function requiredDocuments(form: CompiledForm, state: FormState): readonly RequiredDocument[] {
  return shownFields(form, state)
    .filter(({ field }) => field.type === "file")
    .map((shown): RequiredDocument => {
      const { field, path, page } = shown;
      const answer = answerAt(state.data, path);
      const files = Array.isArray(answer) ? answer.length : 0;
      const row = rowOf(shown);
      return {
        path,
        page,
        label: field.label,
        ...(row !== undefined && { row }),
        standing: files > 0 ? "provided" : standingOf(shown, state),
        files,
      };
    });
}

/** What the person said to hand in later. */
export function owedDocuments(form: CompiledForm, state: FormState): readonly RequiredDocument[] {
  return requiredDocuments(form, state).filter(({ standing }) => standing === "later");
}

/**
 * Names of the documents that cannot be provided and whose reason a question asks for: those whose tick shows it. Of a
 * question in a row only those of the same row.
 */
export function unexplainedDocuments(
  { field: { reads = [] }, path }: { readonly field: InputComponent; readonly path: string },
  { form, state }: { readonly form: CompiledForm; readonly state: FormState },
): readonly string[] {
  const shows = new Set(reads.filter((read) => excuseAt(read)?.excuse === "unavailable"));
  if (shows.size === 0) return [];
  const row = path.slice(0, path.lastIndexOf("]") + 1);
  return requiredDocuments(form, state)
    .filter((document) => shows.has(templatePath(excusePath(document.path, "unavailable"))))
    .filter((document) => document.standing === "excused" && document.path.startsWith(row))
    .map((document) => (row === "" ? documentName(document) : document.label));
}

/** A document as people read it, with the row that it belongs to. */
export function documentName({ label, row }: Pick<RequiredDocument, "label" | "row">): string {
  return row === undefined ? label : `${row}: ${label}`;
}

/** Whether a question is answered with files. */
export function isDocument(component: CompiledComponent | undefined): boolean {
  return component?.kind === "input" && component.type === "file";
}

/** What these answers say of the document at a path. */
export function excuseOf(data: FormAnswers, path: string): Excuse | undefined {
  const isTicked = (excuse: Excuse): boolean => answerAt(data, excusePath(path, excuse)) === true;
  return isTicked("unavailable") ? "unavailable" : isTicked("later") ? "later" : undefined;
}

/** Path of the answer that says so of a document. */
export function excusePath(document: string, excuse: Excuse): string {
  return `${document}${ENDINGS[excuse]}`;
}

/** What an answer at this path would say, and of which document. */
export function excuseAt(path: string): { readonly document: string; readonly excuse: Excuse } | undefined {
  const excuse = EXCUSES.find((one) => path.endsWith(ENDINGS[one]));
  return excuse && { document: path.slice(0, -ENDINGS[excuse].length), excuse };
}

/** Path of the document that an answer at this path would be an excuse for. */
export function excusedDocument(path: string): string | undefined {
  return excuseAt(path)?.document;
}

function standingOf({ field, path }: ShownField, state: FormState): DocumentStanding {
  const excuse = excuseOf(state.data, path);
  if (excuse !== undefined) return excuse === "later" ? "later" : "excused";
  if (!isRequired(field)) return "optional";
  return state.overlays.get(path)?.required === false ? "later" : "missing";
}

function rowOf({ rows }: ShownField): string | undefined {
  const row = rows.at(-1);
  return row === undefined ? undefined : rowName(row.grid.rowLabel ?? row.grid.label, row);
}
