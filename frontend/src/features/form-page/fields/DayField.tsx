import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { type DayParts, formatDayValue, parseDayValue } from "../../../../../functions/forms/dayValue.ts";
import { isRequired } from "../../../../../functions/forms/isRequired.ts";
import { GroupFrame, type ControlProps } from "../FieldFrame.tsx";
import { useForm } from "../FormContext.ts";
import { textOf } from "../textOf.ts";
import type { FieldProps } from "../FieldProps.ts";

const PARTS = [
  { name: "day", length: 2 },
  { name: "month", length: 2 },
  { name: "year", length: 4 },
] as const;

/** A date as three inputs: works with every keyboard and every way of reading, without a calendar. */
export function DayField({ field }: FieldProps): ReactNode {
  return <GroupFrame field={field}>{(control) => <DayInputs field={field} control={control} />}</GroupFrame>;
}

function DayInputs({ field, control }: FieldProps & { readonly control: ControlProps }): ReactNode {
  const { t } = useTranslation();
  const { store, locked } = useForm();
  const { id, view, invalid, describedBy } = control;
  const value = textOf(view.value);
  // What is typed stays as it is typed: the stored value fills up with zeros.
  const [typed, setTyped] = useState<{ readonly value: string; readonly parts: DayParts }>({
    value,
    parts: parseDayValue(value),
  });
  if (typed.value !== value) setTyped({ value, parts: parseDayValue(value) });

  const change = (parts: DayParts): void => {
    const next = formatDayValue(parts);
    setTyped({ value: next, parts });
    store.set(field.path, next === "" ? undefined : next);
  };

  return (
    <div
      className="kern-fieldset__body kern-fieldset__body--horizontal ap-date"
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) store.touch(field.path);
      }}
    >
      {PARTS.map(({ name, length }, index) => {
        const partId = index === 0 ? id : `${id}-${name}`;
        return (
          <div className="kern-form-input" key={name}>
            <label className="kern-label" htmlFor={partId}>
              {t(`form.${name}`)}
            </label>
            <input
              className={inputClass({ long: length === 4, invalid: invalid === true })}
              type="text"
              inputMode="numeric"
              id={partId}
              name={`${field.path}-${name}`}
              maxLength={length}
              autoComplete={field.autocomplete === "bday" ? `bday-${name}` : undefined}
              aria-invalid={invalid}
              aria-describedby={describedBy}
              required={isRequired(field)}
              readOnly={locked}
              value={typed.parts[name]}
              onChange={(event) => change({ ...typed.parts, [name]: event.target.value })}
            />
          </div>
        );
      })}
    </div>
  );
}

function inputClass({ long, invalid }: { readonly long: boolean; readonly invalid: boolean }): string {
  const width = long ? "kern-form-input__input--width-4" : "kern-form-input__input--width-2";
  return `kern-form-input__input ${width}${invalid ? " kern-form-input__input--error" : ""}`;
}
