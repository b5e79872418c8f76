import type { Process } from "../../domain/process/Process.ts";
import { euroText } from "./euroText.ts";

const TEXTS = {
  de: { free: "keine", open: "wird von der zuständigen Stelle festgesetzt" },
  en: { free: "none", open: "will be set by the competent authority" },
} as const;

/** What the application costs, as far as the portal knows it. */
export function feeText({ metadata }: Pick<Process, "metadata">, language: "de" | "en"): string {
  const { feeType, feeAmount } = metadata;
  if (feeType === "FREE") return TEXTS[language].free;
  return feeAmount === null ? TEXTS[language].open : euroText(feeAmount, language);
}
