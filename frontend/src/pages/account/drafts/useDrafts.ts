import type { Read } from "#ui/api/ApiFailure.ts";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import type { ResponseOf } from "#contract/operations.ts";
import { useRead, refresh } from "#ui/api/useRead.ts";
import { announce } from "#ui/components/announcements.ts";
import { serviceTitle } from "#ui/i18n/ServiceName.tsx";
import { type Draft, draftBadge, changesItself } from "./draft.ts";

const REFRESH_MILLISECONDS = 5000;
/** Longer is not needed: coming back to the window reads again in any case. */
const WATCHED_MILLISECONDS = 10 * 60_000;

/** The drafts. While one of them changes by itself they are read again and again, and what changed is said. */
export function useDrafts(): Read<ResponseOf<"listProcesses">> {
  const [watches, setWatches] = useState(false);
  const [isOver, setIsOver] = useState(false);
  const read = useRead(["listProcesses", {}], {
    onFocus: true,
    everyMilliseconds: watches && !isOver ? REFRESH_MILLISECONDS : 0,
  });
  const drafts = read.status === "ready" ? read.value.processes : undefined;
  const changing = drafts?.some(changesItself) === true;
  if (drafts !== undefined && changing !== watches) setWatches(changing);
  useEffect(() => {
    if (!watches) return;
    const timer = setTimeout(() => setIsOver(true), WATCHED_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      setIsOver(false);
    };
  }, [watches]);
  useSayWhatChanged(drafts);
  return read;
}

/** What changed by itself is said; what is no draft any more was sent. */
function useSayWhatChanged(drafts: readonly Draft[] | undefined): void {
  const { t, locale } = useTranslation();
  const before = useRef<readonly Draft[]>([]);
  useEffect(() => {
    if (drafts === undefined) return;
    for (const known of before.current.filter(changesItself)) {
      const title = serviceTitle(known.metadata, locale);
      const now = drafts.find(({ id }) => id === known.id);
      if (now === undefined) {
        announce(t("drafts.changed", { title, status: t("drafts.status.SUBMITTED") }));
        void refresh("listSubmittedProcesses");
      } else if (now.status !== known.status) {
        announce(t("drafts.changed", { title, status: t(draftBadge(now).label) }));
      }
    }
    before.current = drafts;
  }, [drafts, locale, t]);
}
