import "#ui/styles/cases.css";
import "#ui/styles/rows.css";
import { type ReactNode, useState, useEffect, useRef } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { DRAFT_RETENTION_HOURS } from "#domain/application/retention.ts";
import { isProblem, type Read } from "#ui/api/ApiFailure.ts";
import { untilDone } from "#ui/api/endSession.ts";
import { refresh, useRead } from "#ui/api/useRead.ts";
import { Button } from "#ui/components/Button.tsx";
import { Section } from "#ui/components/Section.tsx";
import { notify } from "#ui/components/status/Notifications.tsx";
import { saveCertificate } from "#ui/api/saveFile.ts";
import { DeleteDraftDialog, DeleteSeveralDialog } from "./DeleteDraftDialog.tsx";
import { deleteDrafts, type Draft, isDeletable, draftBadge, changesItself } from "./draft.ts";
import { DraftCard } from "./DraftCard.tsx";
import { NotReady } from "#ui/api/NotReady.tsx";
import type { ResponseOf } from "#contract/operations.ts";
import { announce } from "#ui/components/announcements.ts";
import { serviceTitle } from "#ui/i18n/ServiceName.tsx";

export function Drafts(): ReactNode {
  const { t, locale } = useTranslation();
  const drafts = useDrafts();
  const [deleting, setDeleting] = useState<Draft>();
  const [severalAsked, setSeveralAsked] = useState(false);
  const shown = drafts.status === "ready" ? drafts.value.processes : [];
  const deletable = shown.filter((draft) => isDeletable(draft));
  const remove = (ids: readonly string[], certificateOf?: string): void => {
    setDeleting(undefined);
    setSeveralAsked(false);
    let isGone = false;
    const attempt = async (): Promise<boolean> => {
      if (!isGone) {
        const failure = await deleteDrafts(ids);
        if (failure?.kind === "offline") return false;
        isGone = failure === undefined;
        if (failure !== undefined) {
          const isPaid = isProblem(failure, "payment-in-flight");
          notify(t(isPaid ? "drafts.delete.paying" : "error.draftDelete"), { type: "error" });
        }
        await refresh("listProcesses", "listKept", "getProcessByMetadata");
      }
      if (!isGone || certificateOf === undefined) return true;
      const saved = await saveCertificate(certificateOf, locale);
      if (saved === false) notify(t("deletion.certificate.failed"), { type: "error" });
      return saved !== undefined;
    };
    untilDone(attempt, (inVain) => {
      if (inVain > 1) return;
      notify(t(isGone ? "deletion.certificate.failed" : "error.draftDelete"), { type: "error" });
      if (!isGone) notify(t("drafts.delete.later"));
    });
  };
  return (
    <Section id="entw" title={t("drafts.title")}>
      <p className="ap-muted">{t("drafts.retention", { hours: DRAFT_RETENTION_HOURS })}</p>
      <NotReady read={drafts} failed={t("drafts.failed")} />
      {drafts.status === "ready" && shown.length === 0 && <p>{t("drafts.none")}</p>}
      {shown.length > 0 && (
        <ul className="ap-cases">
          {shown.map((draft) => (
            <li key={draft.id}>
              <DraftCard draft={draft} onDelete={() => setDeleting(draft)} />
            </li>
          ))}
        </ul>
      )}
      {deletable.length > 1 && (
        <div className="ap-actions">
          <Button kind="tertiary" icon="trash" onClick={() => setSeveralAsked(true)}>
            {t("drafts.several")}
          </Button>
        </div>
      )}
      {severalAsked && (
        <DeleteSeveralDialog drafts={deletable} onKeep={() => setSeveralAsked(false)} onDelete={remove} />
      )}
      {deleting !== undefined && (
        <DeleteDraftDialog
          draft={deleting}
          onKeep={() => setDeleting(undefined)}
          onDelete={({ certificate }) => remove([deleting.id], certificate ? deleting.id : undefined)}
        />
      )}
    </Section>
  );
}

const REFRESH_MILLISECONDS = 5000;
/** Longer is not needed: coming back to the window reads again in any case. */
const WATCHED_MILLISECONDS = 10 * 60_000;

/** The drafts. While one of them changes by itself they are read again and again, and what changed is said. */
function useDrafts(): Read<ResponseOf<"listProcesses">> {
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
