import type { ReactNode } from "react";

export interface ChangeLinkProps {
  readonly page: string;
  readonly addressOf: (page: string) => string;
  readonly onChange: (page: string) => void;
  readonly children: ReactNode;
}

/** Back to a page of the form to change something. */
export function ChangeLink({ page, addressOf, onChange, children }: ChangeLinkProps): ReactNode {
  return (
    <a
      className="kern-link"
      href={addressOf(page)}
      onClick={(event) => {
        event.preventDefault();
        onChange(page);
      }}
    >
      {children}
    </a>
  );
}
