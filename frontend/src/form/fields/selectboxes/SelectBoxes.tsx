import type { ReactNode } from "react";
import { tickedOf, withTick } from "./ticks.ts";
import { OptionGroup } from "../control/OptionGroup.tsx";
import { type FieldProps, useForm, useOptions } from "../control/useControl.ts";

/** Several may be chosen. */
export function SelectBoxes(props: FieldProps): ReactNode {
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
