import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldsOf } from "../../../../functions/forms/fieldsOf.ts";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { whenLeaving } from "../../layouts/leaving.ts";
import { navigateTo } from "../../routes/navigateTo.ts";
import { pageAddress } from "../../routes/pageAddress.ts";
import { leavesOnPurpose, stayAgain } from "./leavePurpose.ts";
import type { ProcessSession } from "./processSession.ts";

export interface LeaveQuestionProps {
  readonly session: ProcessSession;
  readonly signedIn: boolean;
  onSignIn(): void;
}

/** Says with numbers what is lost, before it is lost: only where nothing is kept beyond the session. */
export function LeaveQuestion({ session, signedIn, onSignIn }: LeaveQuestionProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const { saved, status } = session.process();
  const atRisk = !saved && status !== "SUBMITTED";
  useEffect(() => {
    if (!atRisk) return;
    stayAgain();
    const warn = (event: BeforeUnloadEvent): void => {
      if (!leavesOnPurpose()) event.preventDefault();
    };
    window.addEventListener("beforeunload", warn);
    const stop = whenLeaving(() => setAsking(true));
    return () => {
      window.removeEventListener("beforeunload", warn);
      stop();
    };
  }, [atRisk]);
  if (!asking) return null;
  const answers = session.store
    .form()
    .pages.flatMap((page) => fieldsOf(page))
    .filter(({ field }) => {
      const { value, visible } = session.store.field(field.path);
      return visible && field.type !== "file" && value !== undefined;
    }).length;
  const files = session.attachments.uploads().filter(({ state }) => state.kind === "stored").length;
  return (
    <Dialog
      title={t("process.leave.title")}
      onClose={() => setAsking(false)}
      actions={
        <>
          {!signedIn && (
            <Button
              kind="primary"
              onClick={() => {
                setAsking(false);
                onSignIn();
              }}
            >
              {t("process.leave.signIn")}
            </Button>
          )}
          <Button kind="secondary" onClick={() => setAsking(false)}>
            {t("process.leave.stay")}
          </Button>
          <Button kind="danger" onClick={() => navigateTo(pageAddress("index", { locale }))}>
            {t("process.leave.leave")}
          </Button>
        </>
      }
    >
      <p>
        <strong>{t("process.leave.lost")}</strong> {t("process.leave.answers", { count: answers })},{" "}
        {t("process.leave.files", { count: files })}.
      </p>
      <p>{t("process.leave.how")}</p>
    </Dialog>
  );
}
