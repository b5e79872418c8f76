import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { isRequired } from "../../../../../functions/forms/isRequired.ts";
import { FieldFrame } from "../FieldFrame.tsx";
import { useForm } from "../FormContext.ts";
import { textOf } from "../textOf.ts";
import type { FieldProps } from "../FieldProps.ts";

export function Select({ field }: FieldProps): ReactNode {
  const { t } = useTranslation();
  const { store, locked } = useForm();
  return (
    <FieldFrame field={field}>
      {({ id, view, invalid, describedBy }) => (
        <div className="kern-form-input__select-wrapper">
          <select
            className={
              invalid ? "kern-form-input__select kern-form-input__select--error" : "kern-form-input__select"
            }
            id={id}
            name={field.path}
            autoComplete={field.autocomplete}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            required={isRequired(field)}
            disabled={locked}
            value={textOf(view.value)}
            onChange={(event) =>
              store.set(field.path, event.target.value === "" ? undefined : event.target.value)
            }
            onBlur={() => store.touch(field.path)}
          >
            <option value="">{t("form.pleaseChoose")}</option>
            {store.optionsOf(field).map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
        </div>
      )}
    </FieldFrame>
  );
}
