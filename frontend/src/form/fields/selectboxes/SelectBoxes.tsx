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
  return (
    <OptionGroup
      {...props}
      type="checkbox"
      options={options}
      isChosen={({ value }) => tickedOf(view.value).has(value)}
      onChange={({ value }, ticked) =>
        store.set(path, withTick(options, { answer: view.value, value, ticked }))
      }
    />
  );
}

/** Values of the boxes that are ticked. */
function tickedOf(answer: JsonValue | undefined): ReadonlySet<string> {
  return new Set(Object.entries(recordOf(answer)).flatMap(([key, ticked]) => (ticked === true ? [key] : [])));
}

/** The answer with a box ticked or not: it says true or false for each option, as Form.io keeps it. */
function withTick(
  options: readonly Option[],
  change: { readonly answer: JsonValue | undefined; readonly value: string; readonly ticked: boolean },
): JsonValue {
  const before = tickedOf(change.answer);
  return Object.fromEntries(
    options.map(({ value }) => [value, value === change.value ? change.ticked : before.has(value)]),
  );
}
