import { type ReactNode, useId } from "react";
import "./layouts.css";
import type { LayoutArea, LayoutComponent } from "#forms/CompiledForm.ts";

export interface WideLayoutProps {
  readonly layout: LayoutComponent;
  readonly renderArea: (area: LayoutArea) => ReactNode;
}

/** Of twelve: the cells of a table have no widths of their own. */
const HALF = 6;

/** Columns and tables stand side by side where there is room; tabs become sections, because nothing may be hidden. */
export function WideLayout({ layout, renderArea }: WideLayoutProps): ReactNode {
  if (layout.type === "tabs") {
    return layout.areas.map((area, index) => (
      <Tab key={index} label={area.label ?? ""}>
        {renderArea(area)}
      </Tab>
    ));
  }
  return (
    <div className="ap-areas">
      {layout.areas.map((area, index) => (
        <div key={index} className={`ap-area ap-area--${(area.width ?? HALF).toString()}`}>
          {renderArea(area)}
        </div>
      ))}
    </div>
  );
}

function Tab({ label, children }: { readonly label: string; readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section className="ap-group" aria-labelledby={id}>
      <h2 className="kern-heading-small" id={id}>
        {label}
      </h2>
      {children}
    </section>
  );
}
