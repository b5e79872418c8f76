import { euroText } from "../../domain/fee/euroText.ts";
import { requiresPayment } from "../../domain/fee/requiresPayment.ts";
import type { Process } from "../../domain/process/Process.ts";
import type { DeliveryReceipt } from "../../domain/submission/DeliveryReceipt.ts";

const TEXTS = {
  de: {
    none: "keine",
    open: "offen",
    paid: (amount: string) => `${amount} bezahlt`,
    by: (provider: string) => `über ${provider}`,
  },
  en: {
    none: "none",
    open: "open",
    paid: (amount: string) => `${amount} paid`,
    by: (provider: string) => `by ${provider}`,
  },
} as const;

/** What was paid and to whom, or that it is still to be paid, in words for documents. */
export function paymentText(
  payment: DeliveryReceipt["payment"] & Pick<Process, "feeDue">,
  language: "de" | "en",
): string {
  const { amount, providerName } = payment;
  const texts = TEXTS[language];
  if (amount === null) return requiresPayment(payment) ? texts.open : texts.none;
  const paid = texts.paid(euroText(amount, language));
  return providerName === null ? paid : `${paid} ${texts.by(providerName)}`;
}
