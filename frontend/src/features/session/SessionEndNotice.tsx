import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { navigateTo } from "../../routes/navigateTo.ts";
import { pageAddress } from "../../routes/pageAddress.ts";
import { SignInAgain } from "../../routes/SignInAgain.tsx";
import type { SessionEnd } from "./useSessionClock.ts";

export interface SessionEndNoticeProps extends SessionEnd {
  readonly onClose: () => void;
}

/** The session is over: what happened, what is safe, what comes next. */
export function SessionEndNotice({ person, elsewhere, onClose }: SessionEndNoticeProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const { transient } = person.loginData;
  return (
    <Dialog
      title={t("session.ended.title")}
      onClose={onClose}
      actions={
        <>
          {!transient && <SignInAgain onLeave={onClose} />}
          <Button
            kind={transient ? "primary" : "secondary"}
            onClick={() => {
              onClose();
              navigateTo(pageAddress("index", { locale }));
            }}
          >
            {t("common.toHome")}
          </Button>
        </>
      }
    >
      <p>{t(elsewhere ? "session.ended.elsewhere" : "session.ended.text")}</p>
      <p>{t(transient ? "session.ended.lost" : elsewhere ? "session.ended.saved" : "session.ended.draft")}</p>
    </Dialog>
  );
}
