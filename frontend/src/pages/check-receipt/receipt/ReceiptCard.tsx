import "#ui/styles/receipt.css";
import "#ui/styles/rows.css";
import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import type { GenuineReceipt, GenuineDeletion } from "#domain/documents/SealVerdict.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { Rosette } from "#ui/components/Rosette.tsx";
import { STATE_OF_EVENT, ticketGroups, Timeline } from "#ui/components/timeline/Timeline.tsx";
import { unbrokenName } from "#ui/i18n/serviceTitle.ts";
import { TAGS, type Locale } from "#ui/i18n/locales.ts";

/** What a genuine receipt says: who got what, and when. */
export function ReceiptCard({ receipt, sealedBy }: Pick<GenuineReceipt, "receipt" | "sealedBy">): ReactNode {
  const { t, locale } = useTranslation();
  return (
    <div className="ap-receipt">
      <div className="ap-receipt__head">
        <Rosette />
        <h3 className="ap-small">{t("checkReceipt.ticket")}</h3>
        <p className="ap-receipt__no">{ticketGroups(receipt.transferTicketNumber)}</p>
      </div>
      <div className="ap-receipt__body ap-stack">
        <Alert tone="success" title={t("checkReceipt.genuine.title")}>
          <p>{t("checkReceipt.genuine.text", { issuer: sealedBy })}</p>
        </Alert>
        <dl className="ap-dl">
          <div>
            <dt>{t("checkReceipt.service")}</dt>
            <dd lang="de">{unbrokenName(receipt.service.name)}</dd>
          </div>
          <div>
            <dt>{t("checkReceipt.authority")}</dt>
            <dd lang="de">{receipt.authority.name}</dd>
          </div>
          <div>
            <dt>{t("checkReceipt.files")}</dt>
            <dd className="ap-num">{receipt.files.length}</dd>
          </div>
        </dl>
        <Timeline
          entries={receipt.events.map(({ event, at }) => ({
            state: STATE_OF_EVENT[event],
            text: t(`timeline.${event}`),
            at: t("checkReceipt.germanTime", { at: germanTime(at, locale) }),
          }))}
        />
        <p className="ap-muted">{t("checkReceipt.until")}</p>
      </div>
    </div>
  );
}

/** When something happened, to the second and wherever it is read: by the clock that time limits run by. */
function germanTime(iso: string, locale: Locale): string {
  return new Intl.DateTimeFormat(TAGS[locale], {
    dateStyle: "long",
    timeStyle: "medium",
    timeZone: "Europe/Berlin",
  }).format(new Date(iso));
}

/** What a genuine certificate of deletion says: which application is gone, and since when. */
export function DeletionCard({
  certificate,
  sealedBy,
}: Pick<GenuineDeletion, "certificate" | "sealedBy">): ReactNode {
  const { t, locale } = useTranslation();
  const at = germanTime(certificate.destroyedAt, locale);
  return (
    <Alert tone="success" title={t("checkReceipt.genuineDeletion.title")}>
      <p>{t("checkReceipt.genuineDeletion.text", { issuer: sealedBy })}</p>
      <dl className="ap-dl">
        <div>
          <dt>{t("checkReceipt.deletedNumber")}</dt>
          <dd className="ap-mono">{certificate.processId}</dd>
        </div>
        <div>
          <dt>{t("checkReceipt.deletedAt")}</dt>
          <dd className="ap-num">{t("checkReceipt.germanTime", { at })}</dd>
        </div>
      </dl>
    </Alert>
  );
}
