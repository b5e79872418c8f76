import type { CompiledForm } from "./CompiledForm.ts";
import { answerAt } from "./dataPath.ts";
import type { FormState } from "./FormState.ts";
import { isRequired } from "./isRequired.ts";
import type { RichText } from "./RichText.ts";
import { shownFields, type ShownField } from "./shownFields.ts";

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
  readonly hint?: RichText;
  readonly standing: DocumentStanding;
  /** Files that are there. */
  readonly files: number;
}

/** Answer beside a file field that says that the document cannot be provided: the key of the field with this ending. */
const UNAVAILABLE = "Unavailable";

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
        ...(field.hint !== undefined && { hint: field.hint }),
        standing: files > 0 ? "provided" : standingOf(shown, state),
        files,
      };
    });
}

function standingOf({ field, path }: ShownField, state: FormState): DocumentStanding {
  if (answerAt(state.data, `${path}${UNAVAILABLE}`) === true) return "excused";
  if (!isRequired(field)) return "optional";
  return state.overlays.get(path)?.required === false ? "later" : "missing";
}

function rowOf({ rows }: ShownField): string | undefined {
  const row = rows.at(-1);
  return row === undefined ? undefined : `${row.grid.rowLabel ?? row.grid.label} ${String(row.index + 1)}`;
}
