import type { ReactNode } from "react";
import { giveFocusTo } from "../../components/pageVisits.ts";
import { focusAnswer } from "./focusAnswer.ts";

export interface ChangeLinkProps {
  readonly page: string;
  /** Path of the answer that is to be changed; without it the page is shown from its top. */
  readonly field?: string | undefined;
  readonly addressOf: (page: string) => string;
  readonly onChange: (page: string) => void;
  readonly children: ReactNode;
}

/** Back to a page of the form, or to one question on it, to change something. */
export function ChangeLink({ page, field, addressOf, onChange, children }: ChangeLinkProps): ReactNode {
  return (
    <a
      className="kern-link"
      href={addressOf(page)}
      onClick={(event) => {
        event.preventDefault();
        if (field !== undefined) giveFocusTo(() => focusAnswer(field));
        onChange(page);
      }}
    >
      {children}
    </a>
  );
}
