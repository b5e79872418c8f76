import type { ReactNode } from "react";
import type { Option } from "#forms/CompiledForm.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import { recordOf } from "../control/answerText.ts";
import { OptionGroup } from "../control/OptionGroup.tsx";
import { type FieldProps, useForm, useOptions } from "../control/useControl.ts";
import type { ShownType } from "../control/ShownType.ts";

export const selectboxes: ShownType = {
  Control: SelectBoxes,
  summary: {
    lines: (_, { value, options }) => {
      const ticked = tickedOf(value);
      return options.filter((option) => ticked.has(option.value)).map((option) => option.label);
    },
  },
};

/** Several may be chosen. */
function SelectBoxes(props: FieldProps): ReactNode {
  const { path, view } = props;
  const { store } = useForm();
  const options = useOptions(props.field);
  const ticked = tickedOf(view.value);
  return (
    <OptionGroup
      {...props}
      type="checkbox"
      options={options}
      isChosen={({ value }) => ticked.has(value)}
      onChange={({ value }, isTicked) => {
        // The answer says true or false for each option, as Form.io keeps it.
        const says = (option: Option): boolean =>
          option.value === value ? isTicked : ticked.has(option.value);
        store.set(path, Object.fromEntries(options.map((option) => [option.value, says(option)])));
      }}
    />
  );
}

/** Values of the boxes that are ticked. */
function tickedOf(answer: JsonValue | undefined): ReadonlySet<string> {
  return new Set(Object.entries(recordOf(answer)).flatMap(([key, ticked]) => (ticked === true ? [key] : [])));
}
