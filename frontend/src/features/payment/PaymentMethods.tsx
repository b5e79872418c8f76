import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { euroText } from "../../../../functions/contract/fee.ts";
import "virtual:kern/fields.css";
import "../../styles/fields.css";
import "../../styles/options.css";
import { Foreign } from "../../i18n/Foreign.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import type { Payment } from "./Payment.ts";

export interface PaymentMethodsProps {
  readonly payment: Pick<Payment, "methods">;
  readonly chosen: string | undefined;
  readonly onChoose: (method: string) => void;
}

/** How to pay. The provider's page has the last word: what is chosen here is what the person is reminded of there. */
export function PaymentMethods({ payment, chosen, onChoose }: PaymentMethodsProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  if (payment.methods.length === 0) return null;
  return (
    <fieldset className="kern-fieldset">
      <legend className="kern-label">{t("payment.methods")}</legend>
      <div className="kern-fieldset__body ap-options">
        {payment.methods.map(({ id, name, fee, available }) => {
          const hint = !available
            ? t("payment.methodUnavailable")
            : fee !== null && fee > 0
              ? t("payment.methodFee", { fee: euroText(fee, locale) })
              : undefined;
          return (
            <div key={id} className="kern-form-check ap-option">
              <input
                className="kern-form-check__radio"
                type="radio"
                name="method"
                id={`method-${id}`}
                checked={chosen === id}
                disabled={!available}
                aria-describedby={hint === undefined ? undefined : `method-${id}-hint`}
                onChange={() => onChoose(id)}
              />
              <label className="kern-label" htmlFor={`method-${id}`}>
                <Foreign>{name[locale]}</Foreign>
              </label>
              {hint !== undefined && (
                <div className="ap-option__hint" id={`method-${id}-hint`}>
                  {hint}
                </div>
              )}
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
