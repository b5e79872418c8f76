import { type ReactNode, useEffect } from "react";
import { createPortal } from "react-dom";
import { leaveDocument } from "../../api/leaveNothing.ts";
import { sessionOver } from "../../api/sessionEnd.ts";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { pageAddress } from "../../routes/pageAddress.ts";
import { SignInAgain } from "../../routes/SignInAgain.tsx";
import type { SessionEnd } from "./useSessionClock.ts";

/**
 * The session is over: what happened, what is safe, what comes next. The page is there no more, because nobody knows who
 * sits before it; what comes next is a document of its own. Answers of an account that were not saved yet wait in this tab
 * for the same person, unless somebody chose to end the session.
 */
export function SessionEndNotice({ person, elsewhere }: SessionEnd): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const { transient } = person.loginData;
  const isGone = transient || elsewhere;
  useEffect(() => {
    sessionOver.tell();
    if (isGone) sessionStorage.clear();
  }, [isGone]);
  const leave = (): void => leaveDocument(pageAddress("index", { locale }));
  const place = document.getElementById("inhalt");
  return (
    <>
      {place !== null && createPortal(<h1 className="kern-sr-only">{t("session.ended.title")}</h1>, place)}
      <Dialog
        title={t("session.ended.title")}
        onClose={leave}
        actions={
          <>
            {!transient && <SignInAgain go={leaveDocument} />}
            <Button kind={transient ? "primary" : "secondary"} onClick={leave}>
              {t("common.toHome")}
            </Button>
          </>
        }
      >
        <p>{t(elsewhere ? "session.ended.elsewhere" : "session.ended.text")}</p>
        <p>
          {t(transient ? "session.ended.lost" : elsewhere ? "session.ended.saved" : "session.ended.draft")}
        </p>
      </Dialog>
    </>
  );
}
