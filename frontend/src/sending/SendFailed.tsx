import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { Alert } from "../components/Alert.tsx";
import { Section } from "../components/Section.tsx";
import { Button, PageButton } from "../components/Button.tsx";
import { StepHeading } from "../components/PageHeading.tsx";
import { SupportHelp } from "../components/contact/PhoneLink.tsx";
import { ticketGroups } from "../components/timeline/Timeline.tsx";
import { formatNear } from "../i18n/format.ts";
import { serverNow } from "../api/client.ts";
import { failureReason, type Progress } from "./steps.ts";
import { StepTimeline } from "./SendProgress.tsx";
import { useRead } from "../api/useRead.ts";
import { PdfLink } from "../components/files/PdfOnDemand.tsx";
import { Waiting } from "../components/status/Waiting.tsx";

/** Links live ten minutes at most; a new one comes well before. */
const RENEWED_EVERY_MILLISECONDS = 4 * 60_000;

export interface SendFailedProps {
  readonly processId: string;
  readonly progress: Progress;
  readonly saved: boolean;
  readonly availableUntil: string;
  /** What happens to the money, where some was paid. */
  readonly payment: ReactNode;
  readonly busy: boolean;
  /** What else has to be said or done before sending again. */
  readonly children: ReactNode;
  readonly onResend: () => void;
}

/** Sending failed: what happened, what is safe, and how to try again. */
export function SendFailed(props: SendFailedProps): ReactNode {
  const { processId, progress, saved, availableUntil, payment, busy, children, onResend } = props;
  const { t, locale } = useTranslation();
  const until = formatNear(availableUntil, { locale, now: serverNow() });
  return (
    <>
      <StepHeading name={t("steps.send")} heading={t("submission.failed.title")} />
      <div className="ap-stack-l">
        <Alert tone="danger" title={t("submission.failed.alert")}>
          <p>{t(`submission.failed.reason.${failureReason(progress)}`)}</p>
          <p>{saved ? t("submission.failed.kept", { until }) : t("submission.failed.lost")}</p>
          {payment}
        </Alert>
        <StepTimeline progress={progress} />
        {children}
        {!saved && <EnteredAsPdf processId={processId} />}
        <div className="ap-actions">
          <Button kind="primary" busy={busy} onClick={onResend}>
            {t(busy ? "submission.busy" : "submission.failed.resend")}
          </Button>
          {saved && (
            <PageButton kind="secondary" page="account">
              {t("submission.toAccount")}
            </PageButton>
          )}
        </div>
        <p className="ap-muted ap-small">{t("submission.failed.once")}</p>
        <p className="ap-muted ap-small">
          <SupportHelp />
          {progress.transferTicketNumber !== null && (
            <>
              <br />
              {t("submission.failed.quote")}{" "}
              <strong className="ap-num">{ticketGroups(progress.transferTicketNumber)}</strong>
            </>
          )}
        </p>
      </div>
    </>
  );
}

/** What was entered, to take along where nothing is kept. Another tab takes the file: leaving this window is asked about. */
function EnteredAsPdf({ processId }: { readonly processId: string }): ReactNode {
  const { t, locale } = useTranslation();
  const drawn = useRead(["getDraftPdf", { path: { processId }, query: { locale } }], {
    everyMilliseconds: RENEWED_EVERY_MILLISECONDS,
  });
  return (
    <Section id="eingaben" title={t("submission.failed.copy.title")} gap="s">
      <p>{t("submission.failed.copy.text")}</p>
      {drawn.status === "loading" && <Waiting>{t("submission.failed.copy.busy")}</Waiting>}
      {drawn.status === "error" && <p>{t("submission.failed.copy.failed")}</p>}
      {drawn.status === "ready" && (
        <p>
          <PdfLink file={drawn.value}>{t("submission.failed.copy.load")}</PdfLink>
        </p>
      )}
    </Section>
  );
}
