import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { euroText } from "../../../../functions/contract/fee.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import type { Payment } from "./Payment.ts";

/** What the provider's page offers. It is chosen there; a choice here would bind nobody. */
export function PaymentMethods({ payment }: { readonly payment: Payment }): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  if (payment.methods.length === 0) return null;
  return (
    <div className="ap-stack-s">
      <h2 className="kern-heading-small">{t("payment.methods")}</h2>
      <ul className="ap-list">
        {payment.methods.map(({ id, name, fee, available }) => (
          <li key={id} className={available ? undefined : "ap-muted"}>
            {name[locale]}
            {available &&
              fee !== null &&
              fee > 0 &&
              ` (${t("payment.methodFee", { fee: euroText(fee, locale) })})`}
            {!available && ` (${t("payment.methodUnavailable")})`}
          </li>
        ))}
      </ul>
    </div>
  );
}
