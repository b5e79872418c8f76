import { euroText } from "#domain/payment/euroText.ts";
import { asksForm } from "#domain/payment/FeeType.ts";
import type { FeeInformation } from "#domain/payment/feeInformation.ts";
import { knownFee } from "#domain/payment/knownFee.ts";
import type { Process } from "#domain/application/Process.ts";

const TEXTS = {
  de: {
    free: "keine",
    open: "wird von der Behörde festgesetzt",
    byAnswers: "hängt von den Angaben ab",
    range: (from: string, to: string) => `${from} bis ${to}`,
  },
  en: {
    free: "none",
    open: "will be set by the responsible authority",
    byAnswers: "depends on the answers",
    range: (from: string, to: string) => `${from} to ${to}`,
  },
} as const;

/** What the application costs as far as the portal knows it, and by which law: `150,00 € (Gebührenordnung …)`. */
export function feeText(
  { metadata, feeDue }: Pick<Process, "metadata" | "feeDue">,
  language: "de" | "en",
): string {
  const { feeType, fee } = metadata;
  if (feeType === "FREE") return TEXTS[language].free;
  const known = knownFee(metadata, feeDue);
  const amount = known === null ? notKnown(metadata, language) : euroText(known, language);
  return fee === undefined ? amount : `${amount} (${fee.legalBasis[language]})`;
}

function notKnown({ feeType, fee }: Process["metadata"], language: "de" | "en"): string {
  const { open, byAnswers } = TEXTS[language];
  const why = asksForm(feeType) ? byAnswers : open;
  return fee?.range === undefined ? why : `${why}: ${rangeText(fee.range, language)}`;
}

function rangeText({ from, to }: NonNullable<FeeInformation["range"]>, language: "de" | "en"): string {
  return TEXTS[language].range(euroText(from, language), euroText(to, language));
}
