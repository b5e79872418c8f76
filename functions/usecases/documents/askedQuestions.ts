import type { CompiledForm } from "#forms/CompiledForm.ts";
import { answerAt } from "#forms/answers/dataPath.ts";
import type { FormState } from "#forms/evaluateForm.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import { optionsOf } from "#forms/optionsOf.ts";
import { rowName, type ShownField, shownFields } from "#forms/shownFields.ts";
import { answerText } from "./answerText.ts";
import { NAME_FIELDS, withOriginal } from "./peopleOf.ts";

/** A question as it was asked, with its answer. */
export interface AskedQuestion {
  readonly path: string;
  /** Key and title of the page. */
  readonly page: string;
  readonly pageTitle: string;
  /** "Qualifikation 2"; undefined outside of rows. */
  readonly row: string | undefined;
  readonly question: string;
  readonly answer: JsonValue | undefined;
  /** The answer in words of the form's language. */
  readonly text: string;
}

/** A form that was filled in. */
export interface FilledForm {
  readonly form: CompiledForm;
  readonly state: FormState;
}

/** Every question that was shown, in the order asked. */
export function askedQuestions({ form, state }: FilledForm): readonly AskedQuestion[] {
  const titles = new Map(form.pages.map(({ key, title }) => [key, title]));
  const shown = shownFields(form, state);
  const latin = latinByPath(shown, state);
  return shown
    .filter(({ field }) => field.type !== "hidden" && field.type !== "button")
    .map(({ field, path, page, rows }) => {
      const answer = answerAt(state.data, path);
      const row = rows.map((one) => rowName(one.grid.rowLabel ?? one.grid.label, one)).join(", ");
      return {
        path,
        page,
        pageTitle: titles.get(page) ?? "",
        row: row === "" ? undefined : row,
        question: state.overlays.get(path)?.label ?? field.label,
        answer,
        text: inLatinFirst(
          answerText(field, { value: answer, options: optionsOf(form, field), language: form.locale }),
          latin.get(path),
        ),
      };
    });
}

/** What is written in Latin letters in a field of its own, by the path of the one answer that it writes so. */
function latinByPath(shown: readonly ShownField[], state: FormState): ReadonlyMap<string, string> {
  return new Map(
    shown.flatMap(({ field: { latinOf = [] }, path }) => {
      const [key, ...others] = latinOf;
      if (key === undefined || others.length > 0) return [];
      return [[path.replace(/[^.]+$/, key), textAt(state, path)]];
    }),
  );
}

/** The name of the applicant, where the form asks for it in Latin letters as well. */
export function latinNameIn({ form, state }: FilledForm): string | undefined {
  const asked = shownFields(form, state).find(
    ({ field }) => field.latinOf?.join(" ") === NAME_FIELDS.join(" "),
  );
  return asked === undefined ? undefined : textAt(state, asked.path);
}

function textAt(state: FormState, path: string): string {
  const answer = answerAt(state.data, path);
  return typeof answer === "string" ? answer.trim() : "";
}

function inLatinFirst(text: string, latin = ""): string {
  return latin === "" ? text : withOriginal(latin, text);
}
