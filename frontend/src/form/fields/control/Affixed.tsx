import type { ReactNode } from "react";
import { describedBy } from "#ui/components/ErrorText.tsx";
import type { Control } from "./useControl.ts";

export interface AffixedProps {
  readonly control: Control;
  /** Gets the ids that describe the control, with those of prefix and suffix. */
  readonly children: (describedBy: string | undefined) => ReactNode;
}

/** What stands before or after an input, such as a unit: it belongs to the question and is read with it. */
export function Affixed({ control, children }: AffixedProps): ReactNode {
  const { field, id } = control;
  const { prefix, suffix } = field;
  if (prefix === undefined && suffix === undefined) return children(control.describedBy);
  return (
    <div className="ap-affixed">
      {prefix !== undefined && <span id={`${id}-prefix`}>{prefix}</span>}
      {children(
        describedBy(
          prefix !== undefined && `${id}-prefix`,
          suffix !== undefined && `${id}-suffix`,
          control.describedBy,
        ),
      )}
      {suffix !== undefined && <span id={`${id}-suffix`}>{suffix}</span>}
    </div>
  );
}
