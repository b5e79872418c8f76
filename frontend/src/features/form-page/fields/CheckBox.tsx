import type { ReactNode } from "react";
import { isRequired } from "../../../../../functions/forms/isRequired.ts";
import { describedBy } from "../../../components/describedBy.ts";
import { ErrorText } from "../../../components/ErrorText.tsx";
import { fieldId } from "../fieldId.ts";
import { useField, useForm } from "../FormContext.ts";
import type { FieldProps } from "../FieldProps.ts";
import { RichTextView } from "../RichTextView.tsx";

export function CheckBox({ field }: FieldProps): ReactNode {
  const { store, locked } = useForm();
  const { value, error } = useField(field.path);
  const id = fieldId(field.path);
  return (
    <div className={error === undefined ? "kern-form-check" : "kern-form-check kern-form-check--error"}>
      {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      <input
        className={
          error === undefined
            ? "kern-form-check__checkbox"
            : "kern-form-check__checkbox kern-form-check__checkbox--error"
        }
        type="checkbox"
        id={id}
        name={field.path}
        required={isRequired(field)}
        disabled={locked}
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={describedBy(
          field.hint !== undefined && `${id}-hint`,
          error !== undefined && `${id}-error`,
        )}
        checked={value === true}
        onChange={(event) => store.set(field.path, event.target.checked ? true : undefined)}
      />
      <label className="kern-label" htmlFor={id}>
        {field.label}
      </label>
      {field.hint !== undefined && (
        <div className="kern-hint" id={`${id}-hint`}>
          <RichTextView text={field.hint} />
        </div>
      )}
    </div>
  );
}
