import type { ReactNode } from "react";
import { answerOfOption, optionOf } from "../control/answerText.ts";
import { CheckOption } from "#ui/components/CheckOption.tsx";
import { GroupFrame } from "../control/FieldFrame.tsx";
import { type FieldProps, useForm, useOptions } from "../control/useControl.ts";

/** Nothing is chosen before the person chooses. */
export function RadioGroup(props: FieldProps): ReactNode {
  const { store } = useForm();
  const options = useOptions(props.field);
  return (
    <GroupFrame {...props}>
      {({ id, path, view, ...control }) => (
        <div
          className={
            options.length === 2
              ? "kern-fieldset__body kern-fieldset__body--horizontal"
              : "kern-fieldset__body"
          }
        >
          {options.map((option, index) => {
            const optionId = index === 0 ? id : `${id}-${index.toString()}`;
            return (
              <CheckOption
                key={option.value}
                type="radio"
                id={optionId}
                name={path}
                label={option.label}
                control={control}
                checked={optionOf(options, view.value) === option}
                onChange={() => store.set(path, answerOfOption(option))}
              />
            );
          })}
        </div>
      )}
    </GroupFrame>
  );
}
