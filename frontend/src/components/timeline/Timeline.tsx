import type { ReactNode } from "react";
import type { DeliveryEvent } from "#domain/sending/DeliveryReceipt.ts";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import "./timeline.css";
import { Icon } from "../icon/Icon.tsx";

export interface TimelineEntry {
  readonly state: "done" | "now" | "bad" | "begun" | "open";
  readonly text: string;
  /** Time, already in words. */
  readonly at?: string;
  readonly note?: string;
  readonly details?: ReactNode;
  readonly spinning?: boolean;
}

/** How each event of a delivery is shown, on a receipt as in the personal area. */
export const STATE_OF_EVENT = {
  sent: "done",
  accepted: "done",
  resent: "done",
  fetched: "done",
  delivered: "done",
  rejected: "bad",
  unresolved: "open",
} as const satisfies Record<DeliveryEvent, TimelineEntry["state"]>;

const CLASSES = { done: "is-done", now: "is-now", bad: "is-bad", begun: "is-now", open: undefined } as const;

/** What happened, what happens, what comes; the state also as hidden text. */
export function Timeline({ entries }: { readonly entries: readonly TimelineEntry[] }): ReactNode {
  const { t } = useTranslation();
  return (
    <ol className="ap-timeline">
      {entries.map(({ state, text, at, note, details, spinning = false }) => (
        <li key={text} className={CLASSES[state]} aria-current={state === "now" ? "step" : undefined}>
          <span className={spinning && state === "now" ? "ap-dot ap-spin--s" : "ap-dot"} aria-hidden="true">
            {state === "done" && <Icon name="check" />}
            {state === "bad" && <Icon name="close" />}
          </span>
          <div>
            <p className="ap-timeline__t">
              {text}
              <span className="kern-sr-only"> ({t(`timeline.${state}`)})</span>
            </p>
            {at !== undefined && <small className="ap-num">{at}</small>}
            {note !== undefined && <small>{note}</small>}
            {details}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** A transfer ticket number in groups of four, as people read it aloud, in one line. */
export function ticketGroups(ticket: string): string {
  return ticket.replace(/[^A-Za-z0-9]/g, "").replace(/(.{4})(?=.)/g, "$1\u00a0");
}
