import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import "../../styles/receipt.css";
import "../../styles/rows.css";
import type { DeliveryEvent } from "../../../../functions/contract/receipt.ts";
import type { GenuineReceipt } from "../../../../functions/contract/seal.ts";
import { Alert } from "../../components/Alert.tsx";
import { Rosette } from "../../components/Rosette.tsx";
import { ticketGroups } from "../../components/ticketGroups.ts";
import { Timeline, type TimelineEntry } from "../../components/Timeline.tsx";
import { unbrokenName } from "../../i18n/unbrokenName.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { germanTime } from "./germanTime.ts";

const STATES = {
  sent: "done",
  accepted: "done",
  resent: "done",
  fetched: "done",
  delivered: "done",
  rejected: "bad",
  unresolved: "open",
} as const satisfies Record<DeliveryEvent, TimelineEntry["state"]>;

/** What a genuine receipt says: who got what, and when. */
export function ReceiptCard({ receipt, sealedBy }: Pick<GenuineReceipt, "receipt" | "sealedBy">): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
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
            state: STATES[event],
            text: t(`checkReceipt.event.${event}`),
            at: t("checkReceipt.germanTime", { at: germanTime(at, locale) }),
          }))}
        />
        <p className="ap-muted">{t("checkReceipt.until")}</p>
      </div>
    </div>
  );
}
