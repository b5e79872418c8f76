import { useTranslation } from "../../i18n/useTranslation.ts";
import type { DeliveryEvent } from "../../../../functions/contract/receipt.ts";
import type { TimelineEntry } from "../../components/Timeline.tsx";
import { formatSent } from "../../i18n/formatSent.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import type { SentApplication } from "./SentApplication.ts";

const STATES: Partial<Record<DeliveryEvent, TimelineEntry["state"]>> = {
  rejected: "bad",
  unresolved: "open",
};
const NOTES = { delivered: "sent.step.filed", unresolved: "sent.step.askAuthority" } as const;

/** What happened to a sent application, each with its time, and what comes next. */
export function useHistory({ status, events, problems }: SentApplication): readonly TimelineEntry[] {
  const { t } = useTranslation();
  const locale = useLocale();
  const wasFetched = events.some(({ event }) => event === "fetched");
  const happened = events.map(({ event, at }): TimelineEntry => {
    const isUnfetched = event === "rejected" && problems.some(({ kind }) => kind === "notFetched");
    return {
      state: STATES[event] ?? "done",
      text: t(isUnfetched ? "sent.event.notFetched" : `sent.event.${event}`),
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
          text: t(wasFetched ? "sent.step.atAuthority" : "sent.step.transferring"),
          note: t("sent.step.nothingToDo"),
        },
        { state: "open", text: t("sent.step.arrived") },
      ];
    case "successfullySubmitted":
    case "processingError":
    case "unknown":
      return happened;
  }
}
