import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import "virtual:kern/title.css";
import "virtual:kern/alert.css";
import "#ui/styles/alert.css";
import { Icon } from "#ui/components/Icon.tsx";
import { answerLabel } from "../store/formIndex.ts";
import { fieldId, useForm } from "../fields/control/useControl.ts";
import { focusAnswer } from "../fields/control/focusAnswer.ts";
import type { PageError } from "../store/pageErrors.ts";
import { Foreign } from "#ui/i18n/RichMessage.tsx";

export interface ErrorSummaryProps {
  readonly errors: readonly PageError[];
  /** Raised by each failed try to go on: the summary takes the focus again. */
  readonly attempt: number;
}

/** A question or a sentence to agree to ends already. */
function named(label: string): string {
  return /[.?!:]$/.test(label) ? label : `${label}:`;
}

/** What is wrong on the page, with a link to each field; focused after a failed "Next". */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps): ReactNode {
  const { t } = useTranslation();
  const { store } = useForm();
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), [attempt]);
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
          {t("form.errors", { count: errors.length })}
        </h2>
      </div>
      <div className="kern-alert__body">
        <ul className="ap-list">
          {errors.map(({ path, message }) => (
            <li key={path}>
              <a
                className="kern-link"
                href={`#${fieldId(path)}`}
                onClick={(event) => {
                  // The address keeps page and process: the browser's own jump would put a fragment into it.
                  event.preventDefault();
                  focusAnswer(path);
                }}
              >
                <Foreign>{named(answerLabel(path, store))}</Foreign>{" "}
                {message === undefined ? t("form.row.open") : <Foreign>{message}</Foreign>}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
