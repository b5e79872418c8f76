import type { ReactNode } from "react";
import { answerOfOption, optionOf } from "../choices.ts";
import { GroupFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../FieldProps.ts";
import { useOptions } from "../useOptions.ts";
import { useForm } from "../FormContext.ts";

/** Nothing is chosen before the person chooses. */
export function RadioGroup(props: FieldProps): ReactNode {
  const { store } = useForm();
  const options = useOptions(props.field);
  return (
    <GroupFrame {...props}>
      {({ id, path, view, invalid, locked }) => (
        <div className="kern-fieldset__body">
          {options.map((option, index) => {
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
                  name={path}
                  disabled={locked}
                  checked={optionOf(options, view.value) === option}
                  onChange={() => store.set(path, answerOfOption(option))}
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
