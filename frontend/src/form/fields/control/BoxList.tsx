import type { ReactNode } from "react";
import { answerOfOption, optionOf } from "./choices.ts";
import { CheckOption } from "./CheckOption.tsx";
import { GroupFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./FieldProps.ts";
import { useOptions } from "./useOptions.ts";
import { useForm } from "#ui/form/FormContext.ts";

/** Several of a few options; the answer is the list of those chosen, in the order of the options. */
export function BoxList(props: FieldProps): ReactNode {
  const { store } = useForm();
  const options = useOptions(props.field);
  return (
    <GroupFrame {...props}>
      {(control) => {
        const { id, path, view } = control;
        const given = Array.isArray(view.value) ? view.value : [];
        const chosen = new Set(given.map((answer) => optionOf(options, answer)));
        return (
          <div className="kern-fieldset__body">
            {options.map((option, index) => {
              const optionId = index === 0 ? id : `${id}-${index.toString()}`;
              return (
                <CheckOption
                  key={option.value}
                  type="checkbox"
                  id={optionId}
                  name={path}
                  label={option.label}
                  control={control}
                  checked={chosen.has(option)}
                  onChange={(ticked) => {
                    const next = options.filter((other) => (other === option ? ticked : chosen.has(other)));
                    store.set(
                      path,
                      next.flatMap((one) => answerOfOption(one) ?? []),
                    );
                  }}
                />
              );
            })}
          </div>
        );
      }}
    </GroupFrame>
  );
}
