import type { ReactNode } from "react";
import "virtual:kern/title.css";
import "virtual:kern/accordion.css";
import "./accordion.css";

export interface AccordionProps {
  readonly title: string;
  readonly open?: boolean;
  /** Of its title among the headings of the page. */
  readonly level?: 2 | 3;
  readonly children: ReactNode;
}

/** Native disclosure: works without script and is found by the browser's search. */
export function Accordion({ title, open = false, level = 3, children }: AccordionProps): ReactNode {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <details className="kern-accordion" open={open}>
      <summary className="kern-accordion__header">
        <Heading className="kern-title">{title}</Heading>
      </summary>
      <div className="kern-accordion__body ap-stack-s">{children}</div>
    </details>
  );
}
