import type { ReactNode } from "react";
import { answerOfOption, optionOf } from "../control/answerText.ts";
import { GroupFrame } from "../control/FieldFrame.tsx";
import { OptionList } from "../control/OptionList.tsx";
import { type FieldProps, useForm, useOptions } from "../control/useControl.ts";

/** Nothing is chosen before the person chooses. */
export function RadioGroup(props: FieldProps): ReactNode {
  const { path, view } = props;
  const { store } = useForm();
  const options = useOptions(props.field);
  return (
    <GroupFrame {...props}>
      {(control) => (
        <OptionList
          control={control}
          type="radio"
          options={options}
          isChosen={(option) => optionOf(options, view.value) === option}
          onChange={(option) => store.set(path, answerOfOption(option))}
        />
      )}
    </GroupFrame>
  );
}
