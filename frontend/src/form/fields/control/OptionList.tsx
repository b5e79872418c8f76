import type { ReactNode } from "react";
import type { Option } from "#forms/CompiledForm.ts";
import { CheckOption } from "#ui/components/choice/CheckOption.tsx";
import type { Control } from "./useControl.ts";

export interface OptionListProps {
  readonly control: Control;
  readonly type: "checkbox" | "radio";
  readonly options: readonly Option[];
  readonly isChosen: (option: Option) => boolean;
  readonly onChange: (option: Option, chosen: boolean) => void;
}

/** Options to tick, or to choose one from; two to choose from stand side by side. */
export function OptionList({ control, type, options, isChosen, onChange }: OptionListProps): ReactNode {
  const { id, path } = control;
  const isPair = type === "radio" && options.length === 2;
  return (
    <div className={isPair ? "kern-fieldset__body kern-fieldset__body--horizontal" : "kern-fieldset__body"}>
      {options.map((option, index) => (
        <CheckOption
          key={option.value}
          type={type}
          id={index === 0 ? id : `${id}-${index.toString()}`}
          name={path}
          label={option.label}
          control={control}
          checked={isChosen(option)}
          onChange={(chosen) => onChange(option, chosen)}
        />
      ))}
    </div>
  );
}
