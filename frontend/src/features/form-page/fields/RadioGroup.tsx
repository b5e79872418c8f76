import type { ReactNode } from "react";
import { GroupFrame } from "../FieldFrame.tsx";
import { useForm } from "../FormContext.ts";
import { textOf } from "../textOf.ts";
import type { FieldProps } from "../FieldProps.ts";

/** Nothing is chosen before the person chooses. */
export function RadioGroup({ field }: FieldProps): ReactNode {
  const { store, locked } = useForm();
  return (
    <GroupFrame field={field}>
      {({ id, view, invalid }) => (
        <div className="kern-fieldset__body">
          {store.optionsOf(field).map((option, index) => {
            const optionId = index === 0 ? id : `${id}-${index.toString()}`;
            return (
              <div className="kern-form-check" key={option.value}>
                <input
                  className={
                    invalid
                      ? "kern-form-check__radio kern-form-check__radio--error"
                      : "kern-form-check__radio"
                  }
                  type="radio"
                  id={optionId}
                  name={field.path}
                  disabled={locked}
                  checked={textOf(view.value) === option.value}
                  onChange={() => store.set(field.path, option.value)}
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
