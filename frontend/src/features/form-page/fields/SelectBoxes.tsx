import type { ReactNode } from "react";
import { tickedOf, withTick } from "../choices.ts";
import { GroupFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../FieldProps.ts";
import { useOptions } from "../useOptions.ts";
import { useForm } from "../FormContext.ts";

/** Several may be chosen. */
export function SelectBoxes(props: FieldProps): ReactNode {
  const { store } = useForm();
  const options = useOptions(props.field);
  return (
    <GroupFrame {...props}>
      {({ id, path, view, invalid, locked, describedBy }) => (
        <div className="kern-fieldset__body">
          {options.map(({ value, label }, index) => {
            const optionId = index === 0 ? id : `${id}-${index.toString()}`;
            return (
              <div className="kern-form-check" key={value}>
                <input
                  className={
                    invalid
                      ? "kern-form-check__checkbox kern-form-check__checkbox--error"
                      : "kern-form-check__checkbox"
                  }
                  type="checkbox"
                  id={optionId}
                  name={path}
                  disabled={locked}
                  aria-describedby={invalid && describedBy}
                  aria-invalid={invalid}
                  checked={tickedOf(view.value).has(value)}
                  onChange={({ target }) =>
                    store.set(path, withTick(options, { answer: view.value, value, ticked: target.checked }))
                  }
                />
                <label className="kern-label" htmlFor={optionId}>
                  {label}
                </label>
              </div>
            );
          })}
        </div>
      )}
    </GroupFrame>
  );
}
