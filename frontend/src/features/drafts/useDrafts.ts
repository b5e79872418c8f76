import { useEffect, useRef, useState } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import type { ResponseOf } from "../../../../functions/contract/operations.ts";
import type { Read } from "../../api/Read.ts";
import { refresh } from "../../api/refresh.ts";
import { useRead } from "../../api/useRead.ts";
import { announce } from "../../components/announcements.ts";
import { serviceTitle } from "../../i18n/serviceTitle.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import type { Draft } from "./Draft.ts";
import { draftLook } from "./draftLook.ts";
import { changesItself } from "./draftPayment.ts";

const REFRESH_MILLISECONDS = 5000;
/** Nobody watches longer; coming back to the window reads anew in any case. */
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
  const { t } = useTranslation();
  const locale = useLocale();
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
        announce(t("drafts.changed", { title, status: t(draftLook(now).label) }));
      }
    }
    before.current = drafts;
  }, [drafts, locale, t]);
}
