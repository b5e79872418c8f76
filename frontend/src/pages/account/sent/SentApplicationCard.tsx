import { type ReactNode, useId, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Badge, type BadgeProps } from "#ui/components/Badge.tsx";
import { phoneMark } from "#ui/components/contact/PhoneLink.tsx";
import { ToDo } from "#ui/sending/todo/ToDo.tsx";
import { ServiceName } from "#ui/i18n/ServiceName.tsx";
import { ticketGroups, Timeline } from "#ui/components/timeline/Timeline.tsx";
import { formatSent } from "#ui/i18n/format.ts";
import { foreignValue, RichMessage } from "#ui/i18n/RichMessage.tsx";
import { deliveryTimeline, hasToDo, type SentApplication } from "#ui/sending/deliveryTimeline.ts";
import { portalSettings } from "#ui/settings/portalSettings.ts";
import { call } from "#ui/api/client.ts";
import { saveFile } from "#ui/api/saveFile.ts";
import { Button } from "#ui/components/Button.tsx";
import { notify } from "#ui/components/status/Notifications.tsx";
import { PageLink } from "#ui/navigation/PageLink.tsx";
import { Fact } from "#ui/components/Fact.tsx";

interface ReceiptDownloadProps {
  readonly processId: string;
  readonly transferTicketNumber: string;
}

const BADGES: Readonly<Record<SentApplication["status"], Pick<BadgeProps, "tone" | "icon">>> = {
  pending: { tone: "info", icon: "clock" },
  submitted: { tone: "info", icon: "sync" },
  successfullySubmitted: { tone: "success", icon: "check" },
  processingError: { tone: "danger", icon: "error" },
  unknown: { tone: "plain", icon: "clock" },
};

export function SentApplicationCard({ submission }: { readonly submission: SentApplication }): ReactNode {
  const { t, locale } = useTranslation();
  const id = useId();
  const { status, owed, externalId, externalIdType, messageId, postbox } = submission;
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
      {status !== "processingError" && hasToDo(submission) && (
        <ToDo
          level={4}
          owed={owed.map(({ name, nameEn }) => (locale === "de" ? name : nameEn))}
          paper={submission.onPaper}
          authority={[submission.authorityName, ...submission.authorityAddress]}
        />
      )}
      <Timeline entries={deliveryTimeline({ ...submission, todo: hasToDo(submission) }, { t, locale })} />
      <details className="ap-explain">
        <summary>
          {t("sent.details")}
          <span className="ap-sr">: {title}</span>
        </summary>
        <dl className="ap-dl">
          <Fact name={t("sent.sentAt")} className="ap-num">
            {sentAt}
          </Fact>
          <Fact name={t("sent.authority")} lang="de">
            {submission.authorityName}
          </Fact>
          {postbox !== "none" && <Fact name={t("sent.postbox")}>{t(`sent.postbox.${postbox}`)}</Fact>}
          {externalId !== null && (
            <Fact name={t(`sent.externalId.${externalIdType}`)} className="ap-mono">
              {externalId}
            </Fact>
          )}
          {messageId !== null && (
            <Fact name={t("sent.messageId")} className="ap-mono">
              {messageId}
            </Fact>
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
  const { t, locale } = useTranslation();
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

/** The sealed receipt with every event until now, as a file of its own, and the way to where it is checked. */
function ReceiptDownload({ processId, transferTicketNumber }: ReceiptDownloadProps): ReactNode {
  const { t } = useTranslation();
  const [loading, setLoading] = useState(false);
  const download = async (): Promise<void> => {
    setLoading(true);
    const report = await call("getTransportReport", { path: { processId } });
    setLoading(false);
    if (!report.ok || report.value.receipt === null) {
      notify(t("sent.receipt.failed"), { type: "error" });
      return;
    }
    const file = new Blob([JSON.stringify(report.value.receipt)], { type: "application/json" });
    saveFile(`Quittung-${transferTicketNumber}.json`, file);
  };
  return (
    <div className="ap-actions">
      <Button kind="secondary" busy={loading} onClick={() => void download()}>
        {t("sent.receipt")}
      </Button>
      <PageLink page="check-receipt" className="kern-link">
        {t("footer.checkReceipt")}
      </PageLink>
    </div>
  );
}
