import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { navigateTo } from "../../routes/navigateTo.ts";
import { pageAddress } from "../../routes/pageAddress.ts";
import type { ProcessSession } from "./processSession.ts";

export interface LeaveDialogProps {
  readonly session: ProcessSession;
  readonly status: string;
  readonly signedIn: boolean;
  readonly onStay: () => void;
  readonly onSignIn: () => void;
}

/** It goes out by itself from here. */
const GOES_OUT: ReadonlySet<string> = new Set(["PAID", "SUBMITTED"]);

/** Says what is lost before it is lost, with numbers as soon as they are known. The safe action comes first. */
export function LeaveDialog({ session, status, signedIn, onStay, onSignIn }: LeaveDialogProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const leave = (): void => navigateTo(pageAddress("index", { locale }));
  if (GOES_OUT.has(status)) {
    return (
      <Dialog
        title={t("process.leave.sending.title")}
        onClose={onStay}
        actions={
          <>
            <Button kind="primary" onClick={onStay}>
              {t("process.leave.stayHere")}
            </Button>
            <Button kind="secondary" onClick={leave}>
              {t("process.leave.sending.leave")}
            </Button>
          </>
        }
      >
        <p>{t("process.leave.sending.goesOn")}</p>
        <p>{t("process.leave.sending.onlyHere")}</p>
      </Dialog>
    );
  }
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
            {t(status === "SUBMIT_FAILURE" ? "process.leave.stayHere" : "process.leave.stay")}
          </Button>
          <Button kind="danger" onClick={leave}>
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
      {!signedIn && <p>{t("process.leave.how")}</p>}
    </Dialog>
  );
}
