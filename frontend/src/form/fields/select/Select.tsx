import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { answerOfOption, optionOf } from "../control/answerText.ts";
import { FieldFrame } from "../control/FieldFrame.tsx";
import { type FieldComponent, type FieldProps, useForm, useOptions } from "../control/useControl.ts";

/** More options than a person reads through: then typing a part of the name finds them. */
const SEARCH_FROM = 16;

/** A choice from a few in the control of the browser, from many in `Search`. */
export function selectWith(Search: FieldComponent): FieldComponent {
  return function Select(props: FieldProps): ReactNode {
    const options = useOptions(props.field);
    return options.length < SEARCH_FROM ? <NativeSelect {...props} /> : <Search {...props} />;
  };
}

function NativeSelect(props: FieldProps): ReactNode {
  const { t } = useTranslation();
  const { store } = useForm();
  const options = useOptions(props.field);
  return (
    <FieldFrame {...props}>
      {({ field, id, path, view, invalid, required, locked, describedBy }) => (
        <div className="kern-form-input__select-wrapper">
          <select
            className={
              invalid ? "kern-form-input__select kern-form-input__select--error" : "kern-form-input__select"
            }
            id={id}
            name={path}
            autoComplete={field.autocomplete}
            aria-describedby={describedBy}
            aria-invalid={invalid}
            required={required}
            disabled={locked}
            value={optionOf(options, view.value)?.value ?? ""}
            onChange={({ target }) =>
              store.set(path, answerOfOption(options.find(({ value }) => value === target.value)))
            }
            onBlur={() => store.leave(path)}
          >
            <option value="">{t("form.pleaseChoose")}</option>
            {options.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      )}
    </FieldFrame>
  );
}
