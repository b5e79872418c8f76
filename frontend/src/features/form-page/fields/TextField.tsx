import type { ReactNode } from "react";
import { isRequired } from "../../../../../functions/forms/isRequired.ts";
import { FieldFrame } from "../FieldFrame.tsx";
import { useForm } from "../FormContext.ts";
import { textOf } from "../textOf.ts";
import type { FieldProps } from "../FieldProps.ts";

const TYPES = { email: "email", phoneNumber: "tel" } as const;

/** One line of text, an e-mail address or a phone number. */
export function TextField({ field }: FieldProps): ReactNode {
  const { store, locked } = useForm();
  const type = field.type === "email" || field.type === "phoneNumber" ? TYPES[field.type] : "text";
  return (
    <FieldFrame field={field}>
      {({ id, view, invalid, describedBy }) => (
        <input
          className={
            invalid ? "kern-form-input__input kern-form-input__input--error" : "kern-form-input__input"
          }
          type={type}
          id={id}
          name={field.path}
          inputMode={field.inputMode}
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
