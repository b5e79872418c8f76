import { type ReactNode, useEffect } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { FormText } from "../i18n/FormText.tsx";
import { euroText } from "#domain/payment/euroText.ts";
import { call } from "../api/call.ts";
import { refresh, useRead } from "../api/useRead.ts";
import { Alert } from "../components/Alert.tsx";
import { useLocale } from "../i18n/useLocale.ts";
import type { PaymentReceiptProps } from "./PaymentReceipt.tsx";
import { PaymentSupport } from "./PaymentSupport.tsx";

export interface StaysPaidProps {
  readonly processId: string;
  /** Whether the application is found again after this window. */
  readonly saved: boolean;
}

/** Paid twice: says so, with the number to quote when asking for the money back. */
export function PaidTwice({ processId }: PaymentReceiptProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const read = useRead(["getPayment", { path: { processId } }]);
  useEffect(() => {
    // Coming back from a second payment page, the application is already sent: ask the provider.
    void call("completePayment", { path: { processId } }).then(() => refresh("getPayment"));
  }, [processId]);
  if (read.status !== "ready" || read.value.paid.length < 2) return null;
  const { paid, ticketNumber } = read.value;
  return (
    <Alert tone="warning" title={t("payment.twice.alert")}>
      <p>
        <FormText>{t("payment.twice.text")}</FormText>
      </p>
      <ul className="ap-list">
        {paid.map(({ amount, reference }, index) => (
          <li key={reference ?? index} className="ap-num">
            {reference ?? "–"} ({euroText(amount, locale)})
          </li>
        ))}
      </ul>
      <PaymentSupport ticketNumber={ticketNumber} />
    </Alert>
  );
}

/** Sending failed after the payment: what becomes of the money. */
export function StaysPaid({ processId, saved }: StaysPaidProps): ReactNode {
  const { t } = useTranslation();
  const read = useRead(["getPayment", { path: { processId } }]);
  if (read.status !== "ready" || read.value.paid.length === 0) return null;
  return (
    <>
      <p>{t("payment.staysValid")}</p>
      {!saved && <p>{t("payment.staysValid.call")}</p>}
    </>
  );
}
