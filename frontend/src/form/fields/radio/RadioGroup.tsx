import type { ReactNode } from "react";
import { answerOfOption, optionOf } from "../control/answerText.ts";
import { OptionGroup } from "../control/OptionGroup.tsx";
import { type FieldProps, useForm, useOptions } from "../control/useControl.ts";

/** Nothing is chosen before the person chooses. */
export function RadioGroup(props: FieldProps): ReactNode {
  const { path, view } = props;
  const { store } = useForm();
  const options = useOptions(props.field);
  return (
    <OptionGroup
      {...props}
      type="radio"
      options={options}
      isChosen={(option) => optionOf(options, view.value) === option}
      onChange={(option) => store.set(path, answerOfOption(option))}
    />
  );
}
