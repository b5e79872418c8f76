import { type ReactNode, useEffect } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { Foreign, FormText } from "../i18n/RichMessage.tsx";
import { euroText } from "#domain/payment/euroText.ts";
import { useRead, refresh } from "../api/useRead.ts";
import { callToSend } from "../api/client.ts";
import { Alert } from "../components/Alert.tsx";
import { PaymentSupport } from "./PaymentSaid.tsx";
import { Fact } from "../components/Fact.tsx";

interface PaymentReceiptProps {
  readonly processId: string;
}

/** What was paid for a sent application, or that it is paid by invoice; rows of a list of facts. */
export function PaymentReceipt({ processId }: PaymentReceiptProps): ReactNode {
  const { t, locale } = useTranslation();
  const read = useRead(["getPayment", { path: { processId } }]);
  if (read.status !== "ready") return null;
  const { stage, amount, providerName, methods, paid } = read.value;
  if (amount === null) return null;
  if (stage === "skipped") {
    return (
      <Fact name={t("payment.receipt.invoice")}>
        {t("payment.receipt.invoiceText", { amount: euroText(amount, locale) })}
      </Fact>
    );
  }
  const [first] = paid;
  if (first === undefined) return null;
  const method = methods.find(({ id }) => id === first.method)?.name[locale] ?? first.method;
  return (
    <>
      <Fact name={t("payment.receipt.paid")} className="ap-num">
        {euroText(first.amount, locale)}
      </Fact>
      {providerName !== null && (
        <Fact name={t("payment.provider")} lang="de">
          {providerName}
        </Fact>
      )}
      {method !== null && (
        <Fact name={t("payment.receipt.method")}>
          <Foreign>{method}</Foreign>
        </Fact>
      )}
      {first.reference !== null && (
        <Fact name={<FormText>{t("payment.receipt.reference")}</FormText>} className="ap-mono">
          {first.reference}
        </Fact>
      )}
    </>
  );
}

interface StaysPaidProps {
  readonly processId: string;
  /** Whether the application is found again after this window. */
  readonly saved: boolean;
}

/** Paid twice: says so, with the number to quote when asking for the money back. */
export function PaidTwice({ processId }: PaymentReceiptProps): ReactNode {
  const { t, locale } = useTranslation();
  const read = useRead(["getPayment", { path: { processId } }]);
  useEffect(() => {
    // Coming back from a second payment page, the application is already sent: ask the provider.
    void callToSend("completePayment", { path: { processId } }).then(() => refresh("getPayment"));
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
            <span className="ap-mono">{reference ?? "–"}</span> ({euroText(amount, locale)})
          </li>
        ))}
      </ul>
      <PaymentSupport ticketNumber={ticketNumber} />
    </Alert>
  );
}

/** Sending failed after the payment: what happens to the money. */
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
