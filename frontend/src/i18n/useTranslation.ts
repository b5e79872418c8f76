import { createContext, use } from "react";
import type { UseTranslationResponse } from "react-i18next";

/** Texts of the language that is shown. */
export type Translation = Pick<UseTranslationResponse<"translation", undefined>, "t" | "i18n">;

export const TranslationContext = createContext<Translation | undefined>(undefined);

/**
 * The texts of the page. One subscription for all of it (`TranslationProvider`): a form shows more than a hundred parts
 * with texts, and a listener for the language in each of them costs time and memory before the first key press.
 */
export function useTranslation(): Translation {
  const translation = use(TranslationContext);
  if (translation === undefined) throw new Error("Texts need the language around them.");
  return translation;
}
