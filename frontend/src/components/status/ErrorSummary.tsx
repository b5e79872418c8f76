import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Alert } from "../Alert.tsx";

/** Something that must be mended before one can go on. */
export interface NamedError {
  /** Of the control that it is about. */
  readonly id: string;
  readonly text: ReactNode;
  /** Moves the focus to the control. */
  readonly onOpen: () => void;
}

export interface ErrorSummaryProps {
  readonly errors: readonly NamedError[];
  /** Raised by each failed try to go on: the summary takes the focus again. */
  readonly attempt: number;
}

/** What is wrong, with a link to each control. Focused after a failed try to go on. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps): ReactNode {
  const { t } = useTranslation();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [attempt]);
  return (
    <Alert tone="danger" title={t("common.errors", { count: errors.length })} ref={summary}>
      <ul className="ap-list">
        {errors.map(({ id, text, onOpen }) => (
          <li key={id}>
            <a
              className="kern-link"
              href={`#${id}`}
              onClick={(event) => {
                // The address keeps page and process: the browser's own jump would put a fragment into it.
                event.preventDefault();
                onOpen();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
