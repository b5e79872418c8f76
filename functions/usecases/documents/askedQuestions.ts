import type { CompiledForm } from "#forms/CompiledForm.ts";
import { answerAt } from "#forms/answers/dataPath.ts";
import type { FormState } from "#forms/evaluateForm.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import { optionsOf } from "#forms/optionsOf.ts";
import { shownFields } from "#forms/shownFields.ts";
import { answerText } from "./answerText.ts";
import { withOriginal } from "./peopleOf.ts";

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
  return shownFields(form, state)
    .filter(({ field }) => field.type !== "hidden" && field.type !== "button")
    .map(({ field, path, page, rows }) => {
      const answer = answerAt(state.data, path);
      const row = rows.map(({ grid, index }) => `${grid.rowLabel ?? grid.label} ${index + 1}`).join(", ");
      return {
        path,
        page,
        pageTitle: titles.get(page) ?? "",
        row: row === "" ? undefined : row,
        question: state.overlays.get(path)?.label ?? field.label,
        answer,
        text: inLatinFirst(
          answerText(field, { value: answer, options: optionsOf(form, field), language: form.locale }),
          { path, state },
        ),
      };
    });
}

/** A title in another script is preceded by its Latin transcription, which the form asks for in a sibling field. */
function inLatinFirst(
  text: string,
  { path, state }: { readonly path: string; readonly state: FormState },
): string {
  const sibling = path.replace(/titleOriginal$/, "titleRomanised");
  const latin = sibling !== path && state.visible.has(sibling) ? answerAt(state.data, sibling) : undefined;
  return typeof latin === "string" && latin.trim() !== "" ? withOriginal(latin.trim(), text) : text;
}
