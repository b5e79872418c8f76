import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { PhoneLink } from "../components/contact/PhoneLink.tsx";
import { ticketGroups } from "../components/timeline/Timeline.tsx";
import { foreignValue } from "../i18n/Foreign.tsx";
import { RichMessage } from "../i18n/RichMessage.tsx";
import { useLocale } from "../i18n/useLocale.ts";
import { portalSettings } from "../settings/portalSettings.ts";

/** Who helps, when, and which number to quote. */
export function PaymentSupport({ ticketNumber }: { readonly ticketNumber: string | null }): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const { hours, phone } = portalSettings.support;
  return (
    <p>
      <RichMessage text={t("payment.support", { hours: foreignValue(hours[locale]) })} />{" "}
      <PhoneLink number={phone} />
      {ticketNumber !== null && (
        <>
          <br />
          {t("payment.quote")} <strong className="ap-num">{ticketGroups(ticketNumber)}</strong>
        </>
      )}
    </p>
  );
}
