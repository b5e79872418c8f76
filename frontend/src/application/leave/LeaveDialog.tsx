import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { endSession, untilDone } from "#ui/api/user/endSession.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { Button } from "#ui/components/Button.tsx";
import { Dialog } from "#ui/components/Dialog.tsx";
import { CertificateChoice } from "#ui/components/CertificateChoice.tsx";
import { saveCertificate } from "#ui/api/saveFile.ts";
import { useLocale } from "#ui/i18n/useLocale.ts";
import { pageAddress } from "#ui/navigation/pageAddress.ts";
import type { DraftEditor } from "../edit/draftEditor.ts";
import { isProblem } from "#ui/api/ApiFailure.ts";
import { call } from "#ui/api/call.ts";

export interface LeaveDialogProps {
  readonly editor: DraftEditor;
  readonly status: string;
  readonly signedIn: boolean;
  readonly onStay: () => void;
  readonly onSignIn: () => void;
}

/** It goes out by itself from here. */
const GOES_OUT: ReadonlySet<string> = new Set(["PAID", "SUBMITTED"]);

/** Says what is lost before it is lost, with numbers as soon as they are known. The safe action comes first. */
export function LeaveDialog({ editor, status, signedIn, onStay, onSignIn }: LeaveDialogProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const [going, setGoing] = useState<"no" | "yes" | "unreachable">("no");
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const goesOut = GOES_OUT.has(status);
  const [wantsCertificate, setWantsCertificate] = useState(false);
  const deleted = async (): Promise<boolean> => {
    const { id } = editor.process();
    const isDeleted = await deleteAtPortal(id);
    // Once: whether it comes or not, leaving goes on.
    if (isDeleted && wantsCertificate) await saveCertificate(id, locale);
    return isDeleted;
  };
  const leave = (): void => {
    stop.current?.();
    setGoing("yes");
    stop.current = untilDone(
      async () => (goesOut || (await deleted())) && (await endSession(pageAddress("index", { locale }))).ok,
      () => setGoing("unreachable"),
    );
  };
  const unreachable = going === "unreachable" && (
    <div role="alert">
      <Alert tone="danger" title={t("process.leave.unreachable")}>
        <p>{t("process.leave.unreachable.goesOn")}</p>
      </Alert>
    </div>
  );
  if (goesOut) {
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
        {unreachable}
      </Dialog>
    );
  }
  const answers = editor.countAnswers();
  const uploads = editor.attachments.uploads();
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
      <CertificateChoice wanted={wantsCertificate} onChange={setWantsCertificate} />
      {unreachable}
    </Dialog>
  );
}

/** Nothing is there to be deleted any more, or money and sending keep it, as the privacy policy says. */
const NOTHING_LEFT_TO_DELETE = [
  "process-not-found",
  "process-expired",
  "not-signed-in",
  "session-over",
  "payment-in-flight",
  "status-conflict",
] as const;

/** Deletes an application with its files; whether the portal has answered for it. */
async function deleteAtPortal(id: string): Promise<boolean> {
  const deleted = await call("deleteProcesses", { query: { id: [id] } });
  return deleted.ok || isProblem(deleted.failure, ...NOTHING_LEFT_TO_DELETE);
}
