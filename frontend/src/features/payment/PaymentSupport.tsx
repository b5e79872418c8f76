import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { phoneHref } from "../../components/phoneHref.ts";
import { ticketGroups } from "../../components/ticketGroups.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { portalSettings } from "../../settings/portalSettings.ts";

/** Who helps, when, and which number to quote. */
export function PaymentSupport({ ticketNumber }: { readonly ticketNumber: string | null }): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const { hours, phone } = portalSettings.support;
  return (
    <p>
      {t("payment.support", { hours: hours[locale] })}{" "}
      <a className="kern-link" href={phoneHref(phone)}>
        {phone}
      </a>
      {ticketNumber !== null && (
        <>
          <br />
          {t("payment.quote")} <strong className="ap-num">{ticketGroups(ticketNumber)}</strong>
        </>
      )}
    </p>
  );
}
