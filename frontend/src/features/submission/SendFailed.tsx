import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Alert } from "../../components/Alert.tsx";
import { Button, BUTTON_CLASSES } from "../../components/Button.tsx";
import { PageHeading } from "../../components/PageHeading.tsx";
import { PhoneLink } from "../../components/PhoneLink.tsx";
import { ticketGroups } from "../../components/ticketGroups.ts";
import { formatNear } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { PageLink } from "../../routes/PageLink.tsx";
import { portalSettings } from "../../settings/portalSettings.ts";
import { EnteredAsPdf } from "./EnteredAsPdf.tsx";
import type { Progress } from "./Progress.ts";
import { StepTimeline } from "./StepTimeline.tsx";

export interface SendFailedProps {
  readonly processId: string;
  readonly progress: Progress;
  readonly application: ReactNode;
  readonly title: string;
  readonly saved: boolean;
  readonly availableUntil: string;
  /** What becomes of the money, where some was paid. */
  readonly payment: ReactNode;
  readonly busy: boolean;
  /** What else has to be said or done before sending again. */
  readonly children: ReactNode;
  readonly onResend: () => void;
}

/** Sending failed: what happened, what is safe, and how to try again. */
export function SendFailed(props: SendFailedProps): ReactNode {
  const {
    processId,
    progress,
    application,
    title,
    saved,
    availableUntil,
    payment,
    busy,
    children,
    onResend,
  } = props;
  const { t } = useTranslation();
  const locale = useLocale();
  const until = formatNear(availableUntil, { locale, now: new Date() });
  const { hours, phone } = portalSettings.support;
  return (
    <>
      <div className="ap-stack-s">
        <p className="ap-muted ap-small">{application}</p>
        <PageHeading title={t("form.titleWithErrors", { title })}>{t("submission.failed.title")}</PageHeading>
      </div>
      <div className="ap-stack-l">
        <Alert tone="danger" title={t("submission.failed.alert")}>
          <p>{t(`submission.failed.reason.${progress.failureReason ?? "unexpected"}`)}</p>
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
            <PageLink page="account" className={BUTTON_CLASSES.secondary}>
              <span className="kern-label">{t("submission.toAccount")}</span>
            </PageLink>
          )}
        </div>
        <p className="ap-muted ap-small">{t("submission.failed.once")}</p>
        <p className="ap-muted ap-small">
          {t("submission.failed.help", { hours: hours[locale] })} <PhoneLink number={phone} />
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
