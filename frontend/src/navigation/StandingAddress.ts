import { createContext, useContext } from "react";

/** Where addresses carry no language (`no_prefix`), the switch sets it here. */
export const LanguageContext = createContext<{ readonly setPreferred: (code: string) => void }>({
  setPreferred: () => undefined,
});

export interface AddressParts {
  readonly pathname: string;
  readonly search: string;
  /** State of the history entry. */
  readonly state: unknown;
}

/**
 * The address of the page on the screen. While the next page loads, the browser's own address is that page's already: a
 * page that read it would take the query of another page for its own, and show a failure that did not happen.
 */
export const StandingAddress = createContext<AddressParts>({ pathname: "", search: "", state: null });

/** Path of the page on the screen. */
export function usePathname(): string {
  return useContext(StandingAddress).pathname;
}

/** Query of the page on the screen. */
export function useSearch(): string {
  return useContext(StandingAddress).search;
}

/** State of the history entry of the page on the screen. */
export function useHistoryState(): unknown {
  return useContext(StandingAddress).state;
}
