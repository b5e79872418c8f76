import { UNFETCHED_DAYS } from "#domain/sending/deliveryChecks.ts";
import type { DeliveryEvent } from "#domain/sending/DeliveryReceipt.ts";
import { STATE_OF_EVENT, type TimelineEntry } from "../components/timeline/Timeline.tsx";
import { formatSent } from "../i18n/format.ts";
import type { Translation } from "../i18n/useTranslation.ts";
import type { ResponseOf } from "#contract/operations.ts";

export type SentApplication = ResponseOf<"listSubmittedProcesses">["submissions"][number];

/** What is known of an application on its way, in the personal area or right after sending. */
export interface Delivery extends Pick<SentApplication, "status" | "problems"> {
  readonly events: readonly { readonly event: DeliveryEvent; readonly at: string | null }[];
  /** Null right after sending, until the time is known. */
  readonly submissionDate: string | null;
  /** Whether the person still has to send something. */
  readonly todo: boolean;
}

type Reader = Pick<Translation, "t" | "locale">;

const DAY_MILLISECONDS = 86_400_000;
const NOTES = { delivered: "sent.step.filed", unresolved: "sent.step.askAuthority" } as const;

/** The timeline of the result: the transport has just accepted the application. */
export function resultTimeline(
  { submittedAt, todo }: { readonly submittedAt: string | null; readonly todo: boolean },
  reader: Reader,
): readonly TimelineEntry[] {
  const events = [
    { event: "sent", at: submittedAt },
    { event: "accepted", at: null },
  ] as const;
  return deliveryTimeline(
    { status: "submitted", events, problems: [], submissionDate: submittedAt, todo },
    reader,
  );
}

/** What happened to a sent application, each with its time, and what comes next. */
export function deliveryTimeline(delivery: Delivery, { t, locale }: Reader): readonly TimelineEntry[] {
  const { status, events, problems } = delivery;
  const wasFetched = events.some(({ event }) => event === "fetched");
  const happened = events.map(({ event, at }): TimelineEntry => {
    const isUnfetched = event === "rejected" && problems.some(({ kind }) => kind === "notFetched");
    return {
      state: STATE_OF_EVENT[event],
      text: t(isUnfetched ? "timeline.notFetched" : `timeline.${event}`),
      ...(at !== null && { at: formatSent(at, locale) }),
      ...(event === "delivered" || event === "unresolved" ? { note: t(NOTES[event]) } : {}),
    };
  });
  if (status === "pending") return [{ state: "now", text: t("sent.status.pending") }];
  if (status !== "submitted") return happened;
  const now = t(wasFetched ? "sent.step.atAuthority" : "timeline.waiting");
  return [
    ...happened,
    { state: "now", text: now, note: noteOf(delivery, t) },
    { state: "open", text: t("timeline.arrived") },
  ];
}

/** "Nothing to do" stands only where it is so. */
function noteOf(delivery: Delivery, t: Translation["t"]): string {
  if (isUnfetched(delivery)) return t("sent.step.notFetchedYet", { days: UNFETCHED_DAYS });
  return t(delivery.todo ? "timeline.waitingNote" : "timeline.nothingToDo");
}

/** Whether it has been waiting for the authority for too long. */
function isUnfetched({ events, submissionDate }: Delivery): boolean {
  if (submissionDate === null) return false;
  const days = (Date.now() - Date.parse(submissionDate)) / DAY_MILLISECONDS;
  return days >= UNFETCHED_DAYS && !events.some(({ event }) => event === "fetched");
}

/** Whether the person still has to send something. */
export const hasToDo = (sent: { readonly owed: readonly unknown[]; readonly onPaper: unknown }): boolean =>
  sent.owed.length > 0 || sent.onPaper !== null;
