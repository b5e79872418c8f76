import type { DeliveryReceipt } from "../../domain/submission/DeliveryReceipt.ts";

const EURO = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });

/** What was paid and to whom, in a sentence for documents. */
export function paymentText({ amount, providerName }: DeliveryReceipt["payment"]): string {
  if (amount === null) return "keine";
  const paid = `${EURO.format(amount / 100)} bezahlt`;
  return providerName === null ? paid : `${paid} über ${providerName}`;
}
