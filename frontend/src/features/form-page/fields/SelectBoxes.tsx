import type { ReactNode } from "react";
import type { JsonValue } from "../../../../../functions/forms/JsonValue.ts";
import { GroupFrame } from "../FieldFrame.tsx";
import { useForm } from "../FormContext.ts";
import type { FieldProps } from "../FieldProps.ts";

/** Several may be chosen; the answer says true or false for each option, as Form.io keeps it. */
export function SelectBoxes({ field }: FieldProps): ReactNode {
  const { store, locked } = useForm();
  return (
    <GroupFrame field={field}>
      {({ id, view, invalid, describedBy }) => (
        <div className="kern-fieldset__body">
          {store.optionsOf(field).map((option, index) => {
            const optionId = index === 0 ? id : `${id}-${index.toString()}`;
            const ticked = tickedOf(view.value);
            return (
              <div className="kern-form-check" key={option.value}>
                <input
                  className={
                    invalid
                      ? "kern-form-check__checkbox kern-form-check__checkbox--error"
                      : "kern-form-check__checkbox"
                  }
                  type="checkbox"
                  id={optionId}
                  name={field.path}
                  disabled={locked}
                  aria-describedby={describedBy}
                  aria-invalid={invalid}
                  checked={ticked.has(option.value)}
                  onChange={(event) => {
                    if (event.target.checked) ticked.add(option.value);
                    else ticked.delete(option.value);
                    store.set(
                      field.path,
                      Object.fromEntries(
                        store.optionsOf(field).map(({ value }) => [value, ticked.has(value)]),
                      ),
                    );
                  }}
                />
                <label className="kern-label" htmlFor={optionId}>
                  {option.label}
                </label>
              </div>
            );
          })}
        </div>
      )}
    </GroupFrame>
  );
}

export function tickedOf(value: JsonValue | undefined): Set<string> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return new Set();
  return new Set(Object.entries(value).flatMap(([key, ticked]) => (ticked === true ? [key] : [])));
}
