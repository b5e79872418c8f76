import "#ui/styles/receipt.css";
import "#ui/styles/rows.css";
import type { ReactNode } from "react";
import { RichParagraph } from "#ui/i18n/RichMessage.tsx";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import type { GenuineReceipt, GenuineDeletion } from "#domain/documents/SealVerdict.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { Rosette } from "#ui/components/Rosette.tsx";
import { STATE_OF_EVENT, ticketGroups, Timeline } from "#ui/components/timeline/Timeline.tsx";
import { unbrokenName } from "#ui/i18n/ServiceName.tsx";
import { TAGS, type Locale } from "#ui/i18n/locales.ts";
import { Fact } from "#ui/components/Fact.tsx";

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
          <RichParagraph text={t("checkReceipt.genuine.text", { issuer: `<de>${sealedBy}</de>` })} />
        </Alert>
        <dl className="ap-dl">
          <Fact name={t("checkReceipt.service")} lang="de">
            {unbrokenName(receipt.service.name)}
          </Fact>
          <Fact name={t("checkReceipt.authority")} lang="de">
            {receipt.authority.name}
          </Fact>
          <Fact name={t("checkReceipt.files")} className="ap-num">
            {receipt.files.length}
          </Fact>
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
      <RichParagraph text={t("checkReceipt.genuineDeletion.text", { issuer: `<de>${sealedBy}</de>` })} />
      <dl className="ap-dl">
        <Fact name={t("checkReceipt.deletedNumber")} className="ap-mono">
          {certificate.processId}
        </Fact>
        <Fact name={t("checkReceipt.deletedAt")} className="ap-num">
          {t("checkReceipt.germanTime", { at })}
        </Fact>
      </dl>
    </Alert>
  );
}
