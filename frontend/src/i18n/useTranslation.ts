import { createContext, use } from "react";
import type { UseTranslationResponse } from "react-i18next";
import type { Locale } from "./locales.ts";

/** Texts of the language that is shown, and how the page treats what comes in German or English only. */
export interface Translation extends Pick<UseTranslationResponse<"translation", undefined>, "t" | "i18n"> {
  /** Language of forms, services and names of the settings. */
  readonly locale: Locale;
  /** Marks their words on a page of a further language; nothing on other pages. */
  readonly foreign: { readonly lang?: Locale; readonly dir?: "ltr" };
}

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
