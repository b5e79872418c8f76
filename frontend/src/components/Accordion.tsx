import type { ReactNode } from "react";
import "virtual:kern/title.css";
import "virtual:kern/accordion.css";
import "../styles/accordion.css";

export interface AccordionProps {
  readonly title: string;
  readonly open?: boolean;
  readonly children: ReactNode;
}

/** Native disclosure: works without script and is found by the browser's search. */
export function Accordion({ title, open = false, children }: AccordionProps): ReactNode {
  return (
    <details className="kern-accordion" open={open}>
      <summary className="kern-accordion__header">
        <h3 className="kern-title">{title}</h3>
      </summary>
      <div className="kern-accordion__body ap-stack-s">{children}</div>
    </details>
  );
}
