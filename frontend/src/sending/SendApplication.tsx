import { type ReactNode, useMemo, useState, useEffect, useEffectEvent } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import type { ApiFailure } from "../api/ApiFailure.ts";
import { callToSend } from "../api/client.ts";
import { notReadyKey } from "../api/notReadyKey.ts";
import { refresh, useRead } from "../api/useRead.ts";
import { Alert } from "../components/Alert.tsx";
import { Button } from "../components/Button.tsx";
import { Note } from "../components/Note.tsx";
import { StepHeading, markMoved } from "../components/PageHeading.tsx";
import { WaitingContent } from "../components/status/Waiting.tsx";
import { SendFailed } from "./SendFailed.tsx";
import { growingPauses, type Progress } from "./steps.ts";
import { SendProgress } from "./SendProgress.tsx";
import { goOnLater, pauseBeforeTry } from "../api/goOnLater.ts";

export interface SendApplicationProps {
  readonly processId: string;
  /** Who gets the application: name and postal address. */
  readonly recipient: readonly string[];
  /** Kept as a draft after a failure. */
  readonly saved: boolean;
  readonly availableUntil: string;
  /** What happens to the money when sending fails. */
  readonly payment: ReactNode;
  /** Shown instead of the button without a sign-in: sending needs an account. */
  readonly signIn: ReactNode;
  readonly onBack: () => void;
}

/** The last step: send, watch it being sent, and send again when it failed. The result is a screen of its own. */
export function SendApplication(props: SendApplicationProps): ReactNode {
  const { processId, signIn, onBack } = props;
  const { t, locale } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure & { readonly neverLeft: boolean }>();
  /** What was known stays known while the portal cannot be asked. */
  const [known, setKnown] = useState<Progress>();
  const running = known?.status === "SUBMITTED" && known.progress !== "SUBMISSION_COMPLETED";
  // Paid for, it goes out by itself, too.
  const isPaid = known?.status === "PAID";
  const goes = running || isPaid;
  const everyMilliseconds = useMemo(() => (goes ? growingPauses() : 0), [goes]);
  const progress = useRead(["getProgress", { path: { processId } }], {
    everyMilliseconds,
    whenOffline: goes,
  });
  if (progress.status === "ready" && progress.value !== known) setKnown(progress.value);

  const send = async (): Promise<void> => {
    // What follows are screens of their own: their headings take the focus.
    markMoved();
    setBusy(true);
    setFailure(undefined);
    const neverLeft = !navigator.onLine;
    const result = await callToSend("submitProcess", { path: { processId }, query: { locale } });
    setBusy(false);
    if (!result.ok) setFailure({ ...result.failure, neverLeft });
    await refresh("getProgress", "getPayment", "listProcesses", "listSubmittedProcesses");
  };
  const look = async (): Promise<boolean> => {
    const seen = await callToSend("getProgress", { path: { processId } });
    if (!seen.ok) return false;
    await refresh("getProgress", "getPayment");
    setFailure(undefined);
    // An order that may not have arrived is given once more: one that did arrive is not given twice.
    const { isEditable, status } = seen.value;
    if (failure?.neverLeft === false && isEditable && status !== "SUBMIT_FAILURE") await send();
    return true;
  };

  if (known === undefined && progress.status === "loading")
    return <WaitingContent title={t("submission.send")} />;
  const lost = goes && progress.status === "error" && progress.failure.kind === "offline" && (
    <Alert tone="warning" title={t("submission.unclear.title")} urgent>
      <p>{t("submission.goesOn")}</p>
    </Alert>
  );
  if (known !== undefined && running) {
    return (
      <SendProgress progress={known} saved={props.saved}>
        {lost}
      </SendProgress>
    );
  }
  const alert =
    failure === undefined ? null : failure.kind === "offline" ? (
      <NotSent certain={failure.neverLeft} onLook={look} />
    ) : (
      <Alert tone="danger" title={t(notReadyKey(failure) ?? "error.general.text")} urgent />
    );
  if (known?.status === "SUBMIT_FAILURE") {
    return (
      <SendFailed {...props} progress={known} busy={busy} onResend={() => void send()}>
        {alert}
        {signIn}
      </SendFailed>
    );
  }
  return (
    <>
      <StepHeading name={t("steps.send")} heading={t("submission.send")}>
        <p>{t("submission.intro")}</p>
        <Recipient lines={props.recipient} />
      </StepHeading>
      {isPaid && (
        <Note icon="check">
          <p>{t("submission.paidFor")}</p>
        </Note>
      )}
      {lost}
      {alert}
      {known?.failureReason === "malware-found" && known.infectedFiles.length > 0 && (
        <Alert tone="danger" title={t("submission.failed.alert")}>
          <p>{t("submission.infected.text", { files: known.infectedFiles.join(", ") })}</p>
          <p>{t("submission.infected.next")}</p>
        </Alert>
      )}
      {signIn}
      <div className="ap-actions">
        {signIn === null && (
          <Button kind="primary" busy={busy} onClick={() => void send()}>
            {t(busy ? "submission.busy" : "submission.send")}
          </Button>
        )}
        {!isPaid && (
          <Button kind="secondary" onClick={onBack}>
            {t("form.back")}
          </Button>
        )}
      </div>
    </>
  );
}

/** The authority as it stands on an envelope. */
function Recipient({ lines: [name, ...address] }: { readonly lines: readonly string[] }): ReactNode {
  return (
    <p lang="de">
      <strong>{name}</strong>
      <br />
      {address.join(", ")}
    </p>
  );
}

interface NotSentProps {
  /** The device was offline before: then nothing left it. Otherwise the answer may be what was lost. */
  readonly certain: boolean;
  /** Asks the portal; false while there is still no connection. */
  readonly onLook: () => Promise<boolean>;
}

/** Sending met no connection: what that means for the application, until the portal answers again. */
function NotSent({ certain, onLook }: NotSentProps): ReactNode {
  const { t } = useTranslation();
  const [inVain, setInVain] = useState(1);
  const look = useEffectEvent(async () => {
    if (!(await onLook())) setInVain((before) => before + 1);
  });
  useEffect(() => goOnLater(() => void look(), pauseBeforeTry(inVain)), [inVain]);
  const kind = certain ? "offline" : "unclear";
  return (
    <Alert tone="danger" title={t(`submission.${kind}.title`)} urgent>
      <p>{t(`submission.${kind}.text`)}</p>
    </Alert>
  );
}
