import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { UNFETCHED_DAYS } from "#domain/sending/deliveryChecks.ts";
import type { DeliveryEvent } from "#domain/sending/DeliveryReceipt.ts";
import type { TimelineEntry } from "#ui/components/timeline/Timeline.tsx";
import { formatSent } from "#ui/i18n/formatSent.ts";
import { useLocale } from "#ui/i18n/languages.ts";
import type { ResponseOf } from "#contract/operations.ts";

export type SentApplication = ResponseOf<"listSubmittedProcesses">["submissions"][number];

const STATES: Partial<Record<DeliveryEvent, TimelineEntry["state"]>> = {
  rejected: "bad",
  unresolved: "open",
};
/** Those that the result shows already have its words. */
const EVENTS = {
  sent: "timeline.sent",
  accepted: "timeline.accepted",
  resent: "sent.event.resent",
  fetched: "sent.event.fetched",
  delivered: "sent.event.delivered",
  rejected: "sent.event.rejected",
  unresolved: "sent.event.unresolved",
} as const satisfies Readonly<Record<DeliveryEvent, string>>;
const DAY_MILLISECONDS = 86_400_000;
const NOTES = { delivered: "sent.step.filed", unresolved: "sent.step.askAuthority" } as const;

/** What happened to a sent application, each with its time, and what comes next. */
export function useHistory(submission: SentApplication): readonly TimelineEntry[] {
  const { t } = useTranslation();
  const locale = useLocale();
  const { status, events, problems } = submission;
  const wasFetched = events.some(({ event }) => event === "fetched");
  const happened = events.map(({ event, at }): TimelineEntry => {
    const isUnfetched = event === "rejected" && problems.some(({ kind }) => kind === "notFetched");
    return {
      state: STATES[event] ?? "done",
      text: t(isUnfetched ? "sent.event.notFetched" : EVENTS[event]),
      at: formatSent(at, locale),
      ...(event === "delivered" || event === "unresolved" ? { note: t(NOTES[event]) } : {}),
    };
  });
  switch (status) {
    case "pending":
      return [{ state: "now", text: t("sent.step.checking") }];
    case "submitted":
      return [
        ...happened,
        {
          state: "now",
          text: t(wasFetched ? "sent.step.atAuthority" : "timeline.waiting"),
          ...noteOf(submission, t),
        },
        { state: "open", text: t("sent.step.arrived") },
      ];
    case "successfullySubmitted":
    case "processingError":
    case "unknown":
      return happened;
  }
}

/** "Nothing to do" stands only where it is so. */
function noteOf(
  submission: SentApplication,
  t: ReturnType<typeof useTranslation>["t"],
): Pick<TimelineEntry, "note"> {
  if (isUnfetched(submission)) return { note: t("sent.step.notFetchedYet", { days: UNFETCHED_DAYS }) };
  return { note: t(hasToDo(submission) ? "timeline.waitingNote" : "sent.step.nothingToDo") };
}

/** Whether it has been waiting for the authority for too long. */
function isUnfetched({ status, events, submissionDate }: SentApplication): boolean {
  const days = (Date.now() - Date.parse(submissionDate)) / DAY_MILLISECONDS;
  return status === "submitted" && days >= UNFETCHED_DAYS && !events.some(({ event }) => event === "fetched");
}

/** Whether the person still has to send something. */
export const hasToDo = ({ owed, onPaper }: SentApplication): boolean => owed.length > 0 || onPaper;
