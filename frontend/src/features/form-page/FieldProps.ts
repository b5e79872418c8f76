import type { InputComponent } from "../../../../functions/forms/CompiledForm.ts";

/** What every kind of field is given. */
export interface FieldProps {
  readonly field: InputComponent;
}
