import type { InputComponent, Option } from "#forms/CompiledForm.ts";
import { useField, useForm } from "#ui/form/FormContext.ts";

/** What a field offers now; asked again when the answer changes that lists it. */
export function useOptions(field: InputComponent): readonly Option[] {
  const { store } = useForm();
  useField(field.optionsIn);
  return store.optionsOf(field);
}
