import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import "../../styles/price.css";
import "../../styles/rows.css";
import { euroText } from "../../../../functions/contract/fee.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import type { Payment } from "./Payment.ts";
import { foreignValue } from "../../i18n/foreignValue.ts";
import { RichMessage } from "../../i18n/RichMessage.tsx";

/** How much, by which law, to whom, and who takes it. */
export function PaymentFacts({ payment }: { readonly payment: Payment }): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const { amount, legalBasis, recipient, providerName } = payment;
  return (
    <div className="ap-meter">
      <dl className="ap-dl ap-dl--two">
        {amount !== null && (
          <div>
            <dt>{t("payment.amount")}</dt>
            <dd className="ap-price ap-num">{euroText(amount, locale)}</dd>
          </div>
        )}
        {legalBasis !== null && (
          <div>
            <dt>{t("payment.for")}</dt>
            <dd>
              <RichMessage text={t("payment.forFee", { law: foreignValue(legalBasis[locale]) })} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t("payment.recipient")}</dt>
          <dd lang="de">{recipient}</dd>
        </div>
        {providerName !== null && (
          <div>
            <dt>{t("payment.provider")}</dt>
            <dd lang="de">{providerName}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
