import type { CompiledForm, InputComponent, Option } from "./CompiledForm.ts";
import { answerAt } from "./answers/dataPath.ts";
import type { FormAnswers } from "./JsonValue.ts";

/** What a field lets one choose from, whether the list is its own or shared. */
export function optionsOf(form: Pick<CompiledForm, "optionLists">, field: InputComponent): readonly Option[] {
  const { optionList } = field;
  if (optionList === undefined) return field.options ?? [];
  return Object.hasOwn(form.optionLists, optionList) ? (form.optionLists[optionList] ?? []) : [];
}

/** Those of them that are offered with these answers: an answer may list which ones (`optionsIn`). */
export function offeredOptions(
  given: { readonly form: Pick<CompiledForm, "optionLists">; readonly data: FormAnswers },
  field: InputComponent,
): readonly Option[] {
  const options = optionsOf(given.form, field);
  if (field.optionsIn === undefined) return options;
  const listed = answerAt(given.data, field.optionsIn);
  return Array.isArray(listed) ? options.filter(({ value }) => listed.includes(value)) : [];
}
