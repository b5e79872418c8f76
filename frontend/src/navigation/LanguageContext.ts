import { createContext } from "react";

/** Where addresses carry no language (`no_prefix`), the switch sets it here. */
export const LanguageContext = createContext<{ readonly setPreferred: (code: string) => void }>({
  setPreferred: () => undefined,
});
