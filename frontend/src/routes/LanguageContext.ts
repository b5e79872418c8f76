import { createContext } from "react";
import type { Locale } from "../i18n/locales.ts";

/** Where addresses carry no language (`no_prefix`), the switch sets it here. */
export const LanguageContext = createContext<{ readonly setPreferred: (locale: Locale) => void }>({
  setPreferred: () => undefined,
});
