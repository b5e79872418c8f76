import { useEffect, useEffectEvent } from "react";
import { hasEntries } from "../settings/readValue.ts";

/**
 * While something stands above a page, the browser's Back is for that and not for the page: it has an entry of its own in
 * the history, with the address of the page, which goes when it is closed in another way.
 */
export function useBackCloses(onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useEffect(() => {
    const standAbove = (): void => history.pushState({ isAbove: true }, "");
    const goneBack = (): void => {
      // Whoever is asked first stays above.
      standAbove();
      close();
    };
    standAbove();
    window.addEventListener("popstate", goneBack);
    return () => {
      window.removeEventListener("popstate", goneBack);
      // Whoever was led elsewhere meanwhile is not led back.
      if (hasEntries(history.state, "isAbove")) history.back();
    };
  }, []);
}
