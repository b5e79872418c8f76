import type { DeliveryReceipt } from "../../domain/submission/DeliveryReceipt.ts";
import { euroText } from "./euroText.ts";

const TEXTS = {
  de: {
    none: "keine",
    paid: (amount: string) => `${amount} bezahlt`,
    by: (provider: string) => `über ${provider}`,
  },
  en: {
    none: "none",
    paid: (amount: string) => `${amount} paid`,
    by: (provider: string) => `by ${provider}`,
  },
} as const;

/** What was paid and to whom, in a sentence for documents. */
export function paymentText(
  { amount, providerName }: DeliveryReceipt["payment"],
  language: "de" | "en" = "de",
): string {
  const texts = TEXTS[language];
  if (amount === null) return texts.none;
  const paid = texts.paid(euroText(amount, language));
  return providerName === null ? paid : `${paid} ${texts.by(providerName)}`;
}
