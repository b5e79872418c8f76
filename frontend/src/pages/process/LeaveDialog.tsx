import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { navigateTo } from "../../routes/navigateTo.ts";
import { pageAddress } from "../../routes/pageAddress.ts";
import type { ProcessSession } from "./processSession.ts";

export interface LeaveDialogProps {
  readonly session: ProcessSession;
  readonly signedIn: boolean;
  readonly onStay: () => void;
  readonly onSignIn: () => void;
}

/** Says what is lost before it is lost, with numbers as soon as they are known. The safe action comes first. */
export function LeaveDialog({ session, signedIn, onStay, onSignIn }: LeaveDialogProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const answers = session.countAnswers();
  const uploads = session.attachments()?.uploads() ?? [];
  const files = uploads.filter(({ state }) => state.kind === "stored").length;
  return (
    <Dialog
      title={t("process.leave.title")}
      onClose={onStay}
      actions={
        <>
          {!signedIn && (
            <Button kind="primary" onClick={onSignIn}>
              {t("process.leave.signIn")}
            </Button>
          )}
          <Button kind="secondary" onClick={onStay}>
            {t("process.leave.stay")}
          </Button>
          <Button kind="danger" onClick={() => navigateTo(pageAddress("index", { locale }))}>
            {t("process.leave.leave")}
          </Button>
        </>
      }
    >
      <p>
        <strong>{t("process.leave.lost")}</strong>
        {answers !== undefined &&
          ` ${t("process.leave.affected", {
            answers: t("process.leave.answers", { count: answers }),
            files: t("process.leave.files", { count: files }),
          })}`}
      </p>
      <p>{t("process.leave.how")}</p>
    </Dialog>
  );
}
