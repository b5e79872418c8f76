import type { ReactNode } from "react";
import type { Option } from "#forms/CompiledForm.ts";
import { CheckOption } from "#ui/components/choice/CheckOption.tsx";
import { GroupFrame } from "./FieldFrame.tsx";
import type { FieldProps } from "./useControl.ts";

export interface OptionGroupProps extends FieldProps {
  readonly type: "checkbox" | "radio";
  readonly options: readonly Option[];
  readonly isChosen: (option: Option) => boolean;
  readonly onChange: (option: Option, chosen: boolean) => void;
}

/** A question with options to tick, or to choose one from; two to choose from stand side by side. */
export function OptionGroup({ type, options, isChosen, onChange, ...props }: OptionGroupProps): ReactNode {
  const isPair = type === "radio" && options.length === 2;
  return (
    <GroupFrame {...props}>
      {(control) => (
        <div
          className={isPair ? "kern-fieldset__body kern-fieldset__body--horizontal" : "kern-fieldset__body"}
        >
          {options.map((option, index) => (
            <CheckOption
              key={option.value}
              type={type}
              id={index === 0 ? control.id : `${control.id}-${index.toString()}`}
              name={props.path}
              label={option.label}
              control={control}
              checked={isChosen(option)}
              onChange={(chosen) => onChange(option, chosen)}
            />
          ))}
        </div>
      )}
    </GroupFrame>
  );
}
