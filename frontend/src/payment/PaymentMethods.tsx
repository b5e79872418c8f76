import "virtual:kern/fields.css";
import "../styles/fields.css";
import "../styles/options.css";
import type { ReactNode } from "react";
import { ErrorText } from "../components/ErrorText.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import { euroText } from "#domain/payment/euroText.ts";
import { Foreign } from "../i18n/Foreign.tsx";
import { useLocale } from "../i18n/useLocale.ts";
import type { Payment } from "./usePayment.ts";

export interface PaymentMethodsProps {
  readonly payment: Pick<Payment, "methods">;
  readonly chosen: string | undefined;
  /** The person wanted to go on without a choice. */
  readonly isMissing: boolean;
  readonly onChoose: (method: string) => void;
}

export const METHODS_ID = "payment-methods";

/** How to pay. The provider's page has the last word: what is chosen here is what the person is reminded of there. */
export function PaymentMethods({ payment, chosen, isMissing, onChoose }: PaymentMethodsProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const methods = payment.methods.filter(({ available }) => available);
  if (methods.length === 0) return null;
  return (
    <fieldset
      className={isMissing ? "kern-fieldset kern-fieldset--error" : "kern-fieldset"}
      role="radiogroup"
      aria-required
      aria-invalid={isMissing}
      aria-describedby={isMissing ? `${METHODS_ID}-error` : undefined}
    >
      <legend className="kern-label">{t("payment.methods")}</legend>
      {isMissing && <ErrorText id={`${METHODS_ID}-error`}>{t("payment.methods.missing")}</ErrorText>}
      <div className="kern-fieldset__body ap-options">
        {methods.map(({ id, name, fee }, index) => {
          // The first one takes the focus when the choice is missing.
          const inputId = index === 0 ? METHODS_ID : `method-${id}`;
          const hint =
            fee !== null && fee > 0 ? t("payment.methodFee", { fee: euroText(fee, locale) }) : undefined;
          return (
            <div key={id} className="kern-form-check ap-option">
              <input
                className="kern-form-check__radio"
                type="radio"
                name="method"
                id={inputId}
                checked={chosen === id}
                aria-describedby={hint === undefined ? undefined : `method-${id}-hint`}
                onChange={() => onChoose(id)}
              />
              <label className="kern-label" htmlFor={inputId}>
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
