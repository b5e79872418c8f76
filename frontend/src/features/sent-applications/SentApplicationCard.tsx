import { type ReactNode, useId } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Badge, type BadgeProps } from "../../components/Badge.tsx";
import { phoneMark } from "../../components/phoneMark.tsx";
import { ServiceName } from "../../components/ServiceName.tsx";
import { ticketGroups } from "../../components/ticketGroups.ts";
import { Timeline } from "../../components/Timeline.tsx";
import { formatSent } from "../../i18n/formatSent.ts";
import { foreignValue } from "../../i18n/foreignValue.ts";
import { RichMessage } from "../../i18n/RichMessage.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import type { SentApplication } from "./SentApplication.ts";
import { useHistory } from "./useHistory.ts";
import { ReceiptDownload } from "./ReceiptDownload.tsx";
import { portalSettings } from "../../settings/portalSettings.ts";

const BADGES: Readonly<Record<SentApplication["status"], Pick<BadgeProps, "tone" | "icon">>> = {
  pending: { tone: "info", icon: "clock" },
  submitted: { tone: "info", icon: "sync" },
  successfullySubmitted: { tone: "success", icon: "check" },
  processingError: { tone: "danger", icon: "error" },
  unknown: { tone: "plain", icon: "clock" },
};

export function SentApplicationCard({ submission }: { readonly submission: SentApplication }): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const locale = useLocale();
  const { status, externalId, externalIdType, messageId, postbox } = submission;
  const title = <ServiceName of={{ title: submission.name, titleEn: submission.nameEn }} />;
  const sentAt = formatSent(submission.submissionDate, locale);
  return (
    <article className="ap-case" aria-labelledby={id}>
      <div className="ap-case__head">
        <div>
          <h3 className="kern-heading-small" id={id}>
            {title}
          </h3>
          <p className="ap-muted ap-small ap-num">
            {t("sent.ticket", { number: ticketGroups(submission.transferTicketNumber) })}
          </p>
        </div>
        <Badge {...BADGES[status]}>{t(`sent.status.${status}`)}</Badge>
      </div>
      {status === "processingError" && <ProcessingError submission={submission} />}
      <Timeline entries={useHistory(submission)} />
      <details className="ap-explain">
        <summary>
          {t("sent.details")}
          <span className="ap-sr">: {title}</span>
        </summary>
        <dl className="ap-dl">
          <div>
            <dt>{t("sent.sentAt")}</dt>
            <dd className="ap-num">{sentAt}</dd>
          </div>
          <div>
            <dt>{t("sent.authority")}</dt>
            <dd lang="de">{submission.authorityName}</dd>
          </div>
          {postbox !== "none" && (
            <div>
              <dt>{t("sent.postbox")}</dt>
              <dd>{t(`sent.postbox.${postbox}`)}</dd>
            </div>
          )}
          {externalId !== null && (
            <div>
              <dt>{t(`sent.externalId.${externalIdType}`)}</dt>
              <dd className="ap-mono">{externalId}</dd>
            </div>
          )}
          {messageId !== null && (
            <div>
              <dt>{t("sent.messageId")}</dt>
              <dd className="ap-mono">{messageId}</dd>
            </div>
          )}
        </dl>
        {status !== "pending" && (
          <ReceiptDownload
            processId={submission.processId}
            transferTicketNumber={submission.transferTicketNumber}
          />
        )}
      </details>
    </article>
  );
}

function ProcessingError({ submission }: { readonly submission: SentApplication }): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const { hours, phone } = portalSettings.support;
  return (
    <>
      <p>
        <strong>{t("sent.error.title")}</strong>{" "}
        <RichMessage
          text={t("sent.error.text", { hours: foreignValue(hours[locale]), phone })}
          marks={phoneMark}
        />
      </p>
      {submission.problems.length > 0 && (
        <ul className="ap-list">
          {submission.problems.map(({ kind, title, detail }) => (
            <li key={`${kind} ${title} ${detail}`}>
              {t(`sent.problem.${kind}`)}
              {(title !== "" || detail !== "") && (
                <>
                  {" "}
                  {t("sent.problem.words")}{" "}
                  <q lang="de">{[title, detail].filter((text) => text !== "").join(": ")}</q>
                </>
              )}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
