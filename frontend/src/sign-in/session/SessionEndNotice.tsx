import { type ReactNode, useEffect } from "react";
import { createPortal } from "react-dom";
import { clearAnswersOfTab } from "#ui/api/anonymousApplication.ts";
import { leaveDocument } from "#ui/api/user/endSession.ts";
import { sessionOver } from "#ui/api/user/sessionEnd.ts";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Button } from "#ui/components/Button.tsx";
import { Dialog } from "#ui/components/Dialog.tsx";
import { useLocale } from "#ui/i18n/useLocale.ts";
import { pageAddress } from "#ui/navigation/pageAddress.ts";
import { SignInAgain } from "#ui/components/SignInAgain.tsx";
import type { SessionEnd } from "./useSessionClock.ts";

/**
 * The session is over: what happened, what is safe, what comes next. The page is there no more, because it is unknown who
 * sits before it; what comes next is a document of its own. Answers of an account that were not saved yet wait in this tab
 * for the same person, unless the session was ended on purpose.
 */
export function SessionEndNotice({ person, elsewhere }: SessionEnd): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const { transient } = person.loginData;
  const isGone = transient || elsewhere;
  useEffect(() => {
    sessionOver.tell();
    if (isGone) clearAnswersOfTab();
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
