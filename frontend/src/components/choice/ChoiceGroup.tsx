import type { ReactNode } from "react";
import "virtual:kern/fields.css";
import "#ui/styles/fields.css";
import { describedBy, ErrorText } from "../ErrorText.tsx";

interface ChoiceGroupProps {
  readonly id: string;
  readonly question: ReactNode;
  readonly hint?: ReactNode;
  /** What to do; undefined unless the person went on without a choice. */
  readonly error: ReactNode;
  readonly children: ReactNode;
}

/** One of several options has to be chosen. */
export function ChoiceGroup({ id, question, hint, error, children }: ChoiceGroupProps): ReactNode {
  const isMissing = error !== undefined;
  return (
    <fieldset
      className={isMissing ? "kern-fieldset kern-fieldset--error" : "kern-fieldset"}
      role="radiogroup"
      aria-required="true"
      aria-invalid={isMissing || undefined}
      aria-describedby={describedBy(hint !== undefined && `${id}-hint`, isMissing && `${id}-error`)}
    >
      <legend className="kern-label">{question}</legend>
      {hint !== undefined && (
        <div className="kern-hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {isMissing && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      {children}
    </fieldset>
  );
}
