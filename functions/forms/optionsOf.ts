import type { CompiledForm, InputComponent, Option } from "./CompiledForm.ts";

/** What a field lets one choose from, whether the list is its own or shared. */
export function optionsOf(form: Pick<CompiledForm, "optionLists">, field: InputComponent): readonly Option[] {
  const { optionList } = field;
  if (optionList === undefined) return field.options ?? [];
  return Object.hasOwn(form.optionLists, optionList) ? (form.optionLists[optionList] ?? []) : [];
}
