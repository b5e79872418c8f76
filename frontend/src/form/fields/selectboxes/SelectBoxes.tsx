import type { ReactNode } from "react";
import { tickedOf, withTick } from "./ticks.ts";
import { CheckOption } from "#ui/components/CheckOption.tsx";
import { GroupFrame } from "../control/FieldFrame.tsx";
import { type FieldProps, useForm, useOptions } from "../control/useControl.ts";

/** Several may be chosen. */
export function SelectBoxes(props: FieldProps): ReactNode {
  const { store } = useForm();
  const options = useOptions(props.field);
  return (
    <GroupFrame {...props}>
      {({ id, path, view, ...control }) => (
        <div className="kern-fieldset__body">
          {options.map(({ value, label }, index) => {
            const optionId = index === 0 ? id : `${id}-${index.toString()}`;
            return (
              <CheckOption
                key={value}
                type="checkbox"
                id={optionId}
                name={path}
                label={label}
                control={control}
                checked={tickedOf(view.value).has(value)}
                onChange={(ticked) =>
                  store.set(path, withTick(options, { answer: view.value, value, ticked }))
                }
              />
            );
          })}
        </div>
      )}
    </GroupFrame>
  );
}
