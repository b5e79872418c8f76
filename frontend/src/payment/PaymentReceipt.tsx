import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { FormText } from "../i18n/FormText.tsx";
import { euroText } from "#domain/payment/euroText.ts";
import { useRead } from "../api/useRead.ts";
import { useLocale } from "../i18n/useLocale.ts";

export interface PaymentReceiptProps {
  readonly processId: string;
}

/** What was paid for a sent application, or that it is paid by invoice; rows of a list of facts. */
export function PaymentReceipt({ processId }: PaymentReceiptProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const read = useRead(["getPayment", { path: { processId } }]);
  if (read.status !== "ready") return null;
  const { stage, amount, providerName, methods, paid } = read.value;
  if (amount === null) return null;
  if (stage === "skipped") {
    return (
      <div>
        <dt>{t("payment.receipt.invoice")}</dt>
        <dd>{t("payment.receipt.invoiceText", { amount: euroText(amount, locale) })}</dd>
      </div>
    );
  }
  const [first] = paid;
  if (first === undefined) return null;
  const method = methods.find(({ id }) => id === first.method)?.name[locale] ?? first.method;
  return (
    <>
      <div>
        <dt>{t("payment.receipt.paid")}</dt>
        <dd className="ap-num">{euroText(first.amount, locale)}</dd>
      </div>
      {providerName !== null && (
        <div>
          <dt>{t("payment.provider")}</dt>
          <dd lang="de">{providerName}</dd>
        </div>
      )}
      {method !== null && (
        <div>
          <dt>{t("payment.receipt.method")}</dt>
          <dd>{method}</dd>
        </div>
      )}
      {first.reference !== null && (
        <div>
          <dt>
            <FormText>{t("payment.receipt.reference")}</FormText>
          </dt>
          <dd className="ap-mono">{first.reference}</dd>
        </div>
      )}
    </>
  );
}
