import { unshownSigns } from "#domain/text/unshownSigns.ts";
import type { CompiledForm } from "../CompiledForm.ts";
import { answerAt } from "./dataPath.ts";
import type { FormState } from "../FormState.ts";
import type { JsonValue } from "../JsonValue.ts";
import { shownFields } from "../shownFields.ts";

/** An answer of which the documents show a part by numbers only. */
export interface UnshownAnswer {
  readonly path: string;
  /** Key of the page. */
  readonly page: string;
  readonly question: string;
  readonly signs: readonly string[];
}

/** What the person has to know before sending: the exact signs reach the authority as data, but on paper stand numbers. */
export function unshownAnswers(form: CompiledForm, state: FormState): readonly UnshownAnswer[] {
  return shownFields(form, state).flatMap(({ field, path, page }) => {
    const signs = unshownSigns(textsIn(answerAt(state.data, path)).join(""));
    return signs.length === 0 ? [] : [{ path, page, question: field.label, signs }];
  });
}

function textsIn(value: JsonValue | undefined): readonly string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
