import type { ReactNode } from "react";
import { GroupFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../FieldProps.ts";
import { useOptions } from "../useOptions.ts";
import { useForm } from "../FormContext.ts";
import { recordOf, withMember } from "../recordOf.ts";
import { textOf } from "../textOf.ts";

/** Several questions with the same answers: each is a group of its own, because a table does not fit a phone. */
export function Survey(props: FieldProps): ReactNode {
  const { store } = useForm();
  const options = useOptions(props.field);
  return (
    <GroupFrame {...props}>
      {({ field, path, id, view, invalid, locked, describedBy, required }) => {
        const answers = recordOf(view.value);
        return (
          <div className="ap-group">
            {field.settings?.questions?.map((question, number) => (
              <fieldset
                key={question.value}
                className="kern-fieldset"
                role="radiogroup"
                aria-required={required || undefined}
                aria-invalid={invalid}
                aria-describedby={invalid && describedBy}
              >
                <legend className="kern-label">{question.label}</legend>
                <div className="kern-fieldset__body">
                  {options.map((option, index) => {
                    const suffix = `${number.toString()}-${index.toString()}`;
                    const optionId = number === 0 && index === 0 ? id : `${id}-${suffix}`;
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
                          name={`${path}-${question.value}`}
                          disabled={locked}
                          checked={textOf(answers[question.value]) === option.value}
                          onChange={() =>
                            store.set(
                              path,
                              withMember(view.value, { key: question.value, value: option.value }),
                            )
                          }
                        />
                        <label className="kern-label" htmlFor={optionId}>
                          {option.label}
                        </label>
                      </div>
                    );
                  })}
                </div>
              </fieldset>
            ))}
          </div>
        );
      }}
    </GroupFrame>
  );
}
