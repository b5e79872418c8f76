import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { endSession, untilDone } from "#ui/api/endSession.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { Button } from "#ui/components/Button.tsx";
import { Dialog } from "#ui/components/Dialog.tsx";
import { CertificateChoice } from "#ui/components/choice/CertificateChoice.tsx";
import { saveCertificate } from "#ui/api/saveFile.ts";
import { pageAddress } from "#ui/navigation/pageAddress.ts";
import type { DraftEditor } from "../edit/draftEditor.ts";
import { formatSent } from "#ui/i18n/format.ts";
import { isProblem } from "#ui/api/ApiFailure.ts";
import { callToSave } from "#ui/api/client.ts";

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
  const { t, locale } = useTranslation();
  /** A try is under way: it cannot be taken back. */
  const [isTrying, setTrying] = useState(false);
  const [isInVain, setInVain] = useState(false);
  const [isGone, setGone] = useState(false);
  const [keptBy, setKeptBy] = useState<Exclude<Deletion, "gone" | "unreachable">>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);
  const { id, paymentHeldUntil } = editor.process();
  const keeps = GOES_OUT.has(status) ? "sending" : paymentHeldUntil === undefined ? keptBy : "payment";
  const [wantsCertificate, setWantsCertificate] = useState(false);
  const leave = (): void => {
    let isThere = keeps === undefined;
    let isCertified = !isThere || !wantsCertificate;
    const attempt = async (): Promise<boolean> => {
      setTrying(true);
      if (isThere) {
        const deletion = await deleteApplication(id);
        if (deletion === "unreachable") return false;
        if (deletion !== "gone") {
          // What keeps it is said, and the person decides anew.
          setKeptBy(deletion);
          setTrying(false);
          return true;
        }
        isThere = false;
        setGone(true);
      }
      // Where it is refused, leaving goes on without it.
      isCertified ||= (await saveCertificate(id, locale)) !== undefined;
      if (!isCertified) return false;
      return endSession(pageAddress("index", { locale }));
    };
    stop.current = untilDone(attempt, () => {
      setTrying(false);
      setInVain(true);
    });
  };
  const stay = (): void => {
    if (isTrying || isGone) return;
    stop.current?.();
    onStay();
  };
  const leaving = isTrying || isInVain;
  const isLeft = isGone || keeps !== undefined;
  const unreachable = isInVain && (
    <Alert tone="danger" title={t(`process.leave.unreachable.${isLeft ? "session" : "draft"}`)} urgent>
      <p>{t("process.leave.unreachable.goesOn")}</p>
    </Alert>
  );
  if (keeps !== undefined) {
    return (
      <Dialog
        key={keeps}
        title={t(`process.leave.${keeps}.title`)}
        onClose={stay}
        actions={
          <>
            <Button kind="primary" busy={isTrying} onClick={stay}>
              {t("process.leave.stayHere")}
            </Button>
            <Button kind="secondary" busy={leaving} onClick={leave}>
              {t(`process.leave.${keeps}.leave`)}
            </Button>
          </>
        }
      >
        <p>{t(`process.leave.${keeps}.goesOn`)}</p>
        {keeps === "payment" && paymentHeldUntil !== undefined && (
          <p>{t("process.leave.payment.until", { time: formatSent(paymentHeldUntil, locale) })}</p>
        )}
        <p>{t(`process.leave.${keeps}.onlyHere`)}</p>
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
      onClose={stay}
      actions={
        <>
          {!signedIn && (
            <Button kind="primary" busy={leaving} onClick={onSignIn}>
              {t("process.leave.signIn")}
            </Button>
          )}
          <Button kind="secondary" busy={isTrying || isGone} onClick={stay}>
            {t(status === "SUBMIT_FAILURE" ? "process.leave.stayHere" : "process.leave.stay")}
          </Button>
          <Button kind="danger" busy={leaving} onClick={leave}>
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

/** `gone`: nothing is left of it. `payment`, `sending`: money on its way or the way to the authority keep it for now. */
type Deletion = "gone" | "payment" | "sending" | "unreachable";

/** Of an application that is not there any more, or whose session is over and it with it. */
const GONE = ["process-not-found", "process-expired", "not-signed-in", "session-over"] as const;

/** Deletes an application with its files, and says what the portal answered for it: a refusal is no deletion. */
async function deleteApplication(id: string): Promise<Deletion> {
  const deleted = await callToSave("deleteProcesses", { query: { id: [id] } });
  if (deleted.ok || isProblem(deleted.failure, ...GONE)) return "gone";
  if (isProblem(deleted.failure, "payment-in-flight")) return "payment";
  return isProblem(deleted.failure, "status-conflict") ? "sending" : "unreachable";
}
