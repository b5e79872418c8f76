import type { ReactNode } from "react";
import "./layouts.css";
import type { LayoutArea } from "#forms/CompiledForm.ts";

export interface WideLayoutProps {
  readonly areas: readonly LayoutArea[];
  /** What stands in each. */
  readonly parts: readonly ReactNode[];
}

/** Of twelve: the cells of a table have no widths of their own. */
const HALF = 6;

/** Columns and tables stand side by side where there is room. */
export function WideLayout({ areas, parts }: WideLayoutProps): ReactNode {
  return (
    <div className="ap-areas">
      {areas.map((area, index) => (
        <div key={index} className={`ap-area ap-area--${(area.width ?? HALF).toString()}`}>
          {parts[index]}
        </div>
      ))}
    </div>
  );
}
