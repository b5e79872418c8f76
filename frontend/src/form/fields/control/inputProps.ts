import type { InputHTMLAttributes } from "react";
import type { Control } from "./useControl.ts";

/** What every input of one line has. */
export function inputProps(control: Control): InputHTMLAttributes<HTMLInputElement> {
  const { field, path, id, required, locked, invalid, describedBy } = control;
  return {
    className: invalid ? "kern-form-input__input kern-form-input__input--error" : "kern-form-input__input",
    id,
    name: path,
    inputMode: field.inputMode,
    autoComplete: field.autocomplete,
    "aria-describedby": describedBy,
    "aria-invalid": invalid,
    required,
    readOnly: locked,
  };
}
