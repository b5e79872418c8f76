import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { answerAt } from "../../../../functions/forms/dataPath.ts";
import { isEmptyAnswer } from "../../../../functions/forms/isEmptyAnswer.ts";
import { shownFields } from "../../../../functions/forms/shownFields.ts";
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

/** Says with numbers what is lost, before it is lost. The safe action comes first. */
export function LeaveDialog({ session, signedIn, onStay, onSignIn }: LeaveDialogProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const { store } = session;
  const answers = shownFields(store.form(), store.state()).filter(
    ({ field, path }) =>
      field.type !== "file" && field.type !== "hidden" && !isEmptyAnswer(answerAt(store.data(), path)),
  ).length;
  const files = session.attachments.uploads().filter(({ state }) => state.kind === "stored").length;
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
        <strong>{t("process.leave.lost")}</strong> {t("process.leave.answers", { count: answers })},{" "}
        {t("process.leave.files", { count: files })}.
      </p>
      <p>{t("process.leave.how")}</p>
    </Dialog>
  );
}
