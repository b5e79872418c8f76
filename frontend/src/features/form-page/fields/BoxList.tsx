import type { ReactNode } from "react";
import { answerOfOption, optionOf } from "../choices.ts";
import { GroupFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../FieldProps.ts";
import { useOptions } from "../useOptions.ts";
import { useForm } from "../FormContext.ts";

/** Several of a few options; the answer is the list of those chosen, in the order of the options. */
export function BoxList(props: FieldProps): ReactNode {
  const { store } = useForm();
  const options = useOptions(props.field);
  return (
    <GroupFrame {...props}>
      {({ id, path, view, invalid, locked, describedBy }) => {
        const given = Array.isArray(view.value) ? view.value : [];
        const chosen = new Set(given.map((answer) => optionOf(options, answer)));
        return (
          <div className="kern-fieldset__body">
            {options.map((option, index) => {
              const optionId = index === 0 ? id : `${id}-${index.toString()}`;
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
                    name={path}
                    disabled={locked}
                    aria-describedby={invalid && describedBy}
                    aria-invalid={invalid}
                    checked={chosen.has(option)}
                    onChange={({ target }) => {
                      const next = options.filter((other) =>
                        other === option ? target.checked : chosen.has(other),
                      );
                      store.set(
                        path,
                        next.flatMap((one) => answerOfOption(one) ?? []),
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
        );
      }}
    </GroupFrame>
  );
}
