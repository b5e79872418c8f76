import { type ReactNode, useEffect, useRef } from "react";
import "virtual:kern/title.css";
import "virtual:kern/alert.css";
import "#ui/styles/alert.css";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Icon } from "../Icon.tsx";
import { useErrorInTitle } from "../PageHeading.tsx";

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

/** What is wrong, with a link to each control; the title bar says that something is. Focused after a failed try to go on. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps): ReactNode {
  const { t } = useTranslation();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [attempt]);
  useErrorInTitle();
  return (
    <div
      role="group"
      aria-labelledby="fehler"
      tabIndex={-1}
      className="kern-alert kern-alert--danger"
      ref={summary}
    >
      <div className="kern-alert__header">
        <Icon name="error" size="l" />
        <h2 className="kern-title" id="fehler">
          {t("common.errors", { count: errors.length })}
        </h2>
      </div>
      <div className="kern-alert__body">
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
      </div>
    </div>
  );
}
