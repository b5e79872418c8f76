import { createPortal } from "react-dom";
import { type ReactNode, useEffect } from "react";
import { useSessionClock, type SessionEnd } from "./useSessionClock.ts";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import type { User } from "#ui/api/useUser.ts";
import { Button } from "#ui/components/Button.tsx";
import { Dialog } from "#ui/components/Dialog.tsx";
import { clearAnswersOfTab } from "#ui/api/tabStorage.ts";
import { leaveDocument } from "#ui/api/endSession.ts";
import { sessionOver } from "#ui/api/sessionEnd.ts";
import { pageAddress } from "#ui/navigation/pageAddress.ts";
import { SignInAgain } from "#ui/components/SignInAgain.tsx";

/** What is said of the session: it ends soon, it ends for want of anything done, it has ended. */
export function SessionTiming(): ReactNode {
  const session = useSessionClock();
  const { secondsLeft, person, ended } = session;
  if (ended !== undefined) return <SessionEndNotice {...ended} />;
  if (secondsLeft === undefined || person === undefined) return null;
  return <InactivityDialog seconds={secondsLeft} person={person} onExtend={session.extend} />;
}

interface InactivityDialogProps {
  readonly seconds: number;
  readonly person: User;
  readonly onExtend: () => void;
}

/** Said aloud at these seconds: a number every second would drown everything else. */
const SAID_AT = [60, 30, 10] as const;

/** Nothing was done for a while. There is one thing to do; closing the dialog does it, too. */
function InactivityDialog({ seconds, person, onExtend }: InactivityDialogProps): ReactNode {
  const { t } = useTranslation();
  const said = SAID_AT.findLast((at) => seconds <= at) ?? SAID_AT[0];
  return (
    <Dialog
      title={t("session.inactive.title")}
      onClose={onExtend}
      actions={
        <Button kind="primary" onClick={onExtend}>
          {t("session.inactive.extend")}
        </Button>
      }
    >
      <p>{t("session.inactive.text")}</p>
      <p className="ap-price ap-num" role="timer">
        {t("session.inactive.seconds", { count: seconds })}
      </p>
      <p className="kern-sr-only" aria-live="polite">
        {t("session.inactive.seconds", { count: said })}
      </p>
      <p>{t(person.loginData.transient ? "session.inactive.lost" : "session.inactive.kept")}</p>
    </Dialog>
  );
}

/**
 * The session is over: what happened, what is safe, what comes next. The page is there no more, because it is unknown who
 * sits before it; what comes next is a document of its own. Answers of an account that were not saved yet wait in this tab
 * for the same person, unless the session was ended on purpose.
 */
function SessionEndNotice({ person, elsewhere }: SessionEnd): ReactNode {
  const { t, locale } = useTranslation();
  const { transient } = person.loginData;
  const isGone = transient || elsewhere;
  useEffect(() => {
    sessionOver.set(true);
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
