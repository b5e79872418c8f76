import { euroText } from "../../domain/fee/euroText.ts";
import { outcomeOf } from "../../domain/payment/outcomeOf.ts";
import { owesPayment } from "../../domain/payment/owesPayment.ts";
import type { PaymentOutcome } from "../../domain/payment/PaymentOutcome.ts";
import type { Process } from "../../domain/process/Process.ts";
import { germanDateTime } from "../../domain/submission/germanFormats.ts";
import { PAYMENT_TEXTS, type PaymentTexts } from "./paymentTexts.ts";

type Entry = { readonly label: string; readonly value: string };
type Paid = Extract<PaymentOutcome, { readonly status: "paid" }>;

/**
 * The payment in words for documents: what was paid when, by whose service and how, under which numbers; or that it is
 * open, by invoice where it was sent so. What is not known has no line.
 */
export function paymentEntries(process: Process, language: "de" | "en"): readonly Entry[] {
  const texts = PAYMENT_TEXTS[language];
  const outcome = outcomeOf(process);
  const line = (value: string): readonly Entry[] => [{ label: texts.payment, value }];
  switch (outcome.status) {
    case "not-required":
      return line(owesPayment(process) ? texts.open : texts.none);
    case "by-invoice":
      return line(texts.byInvoice(euroText(outcome.amount, language)));
    case "paid": {
      const { amount, paidAt } = outcome;
      const at = paidAt === undefined ? undefined : germanDateTime(paidAt, language);
      return [...line(texts.paid(euroText(amount, language), at)), ...details(outcome, texts)];
    }
  }
}

function details(paid: Paid, texts: PaymentTexts): readonly Entry[] {
  return [
    { label: texts.provider, value: paid.providerName },
    { label: texts.method, value: methodText(paid, texts) },
    { label: texts.reference, value: paid.reference },
    { label: texts.transaction, value: paid.transactionId },
    { label: texts.request, value: paid.requestId },
  ].flatMap(({ label, value }) => (value === undefined ? [] : [{ label, value }]));
}

function methodText({ method, methodDetail }: Paid, { methods }: PaymentTexts): string | undefined {
  const name = method === undefined ? undefined : (methods[method] ?? method);
  if (name === undefined || method === "OTHER") return methodDetail ?? name;
  return methodDetail === undefined ? name : `${name} (${methodDetail})`;
}
