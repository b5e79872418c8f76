import type { ReactNode } from "react";

export interface FactProps {
  readonly name: ReactNode;
  readonly className?: string;
  /** Of the value, where it is in another language than the page. */
  readonly lang?: "de";
  readonly children: ReactNode;
}

/** A row of a list of facts. */
export function Fact({ name, className, lang, children }: FactProps): ReactNode {
  return (
    <div>
      <dt>{name}</dt>
      <dd className={className} lang={lang}>
        {children}
      </dd>
    </div>
  );
}
