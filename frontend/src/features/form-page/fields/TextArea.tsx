import type { ReactNode } from "react";
import { isRequired } from "../../../../../functions/forms/isRequired.ts";
import { FieldFrame } from "../FieldFrame.tsx";
import { useForm } from "../FormContext.ts";
import { textOf } from "../textOf.ts";
import type { FieldProps } from "../FieldProps.ts";

const DEFAULT_ROWS = 5;

export function TextArea({ field }: FieldProps): ReactNode {
  const { store, locked } = useForm();
  return (
    <FieldFrame field={field}>
      {({ id, view, invalid, describedBy }) => (
        <textarea
          className={
            invalid ? "kern-form-input__input kern-form-input__input--error" : "kern-form-input__input"
          }
          id={id}
          name={field.path}
          rows={field.settings?.rows ?? DEFAULT_ROWS}
          autoComplete={field.autocomplete}
          aria-describedby={describedBy}
          aria-invalid={invalid}
          required={isRequired(field)}
          readOnly={locked}
          value={textOf(view.value)}
          onChange={(event) =>
            store.set(field.path, event.target.value === "" ? undefined : event.target.value)
          }
          onBlur={() => store.touch(field.path)}
        />
      )}
    </FieldFrame>
  );
}
