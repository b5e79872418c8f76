import { type ComponentProps, createContext, useContext, useEffect } from "react";
import { staysHere } from "./navigateTo.ts";

/** Whether what is rendered is a document that waits for its page: its links do not know what the address carries. */
export const WaitingDocument = createContext(false);

/**
 * A link that does something of its own, and counts when it is pressed before the code of its page runs. In a document
 * that waits it leads to a fragment of the same address, and `act` follows as soon as the page is there.
 */
export function useEarlyPress(
  name: string,
  { address, act }: { readonly address: string; readonly act: () => void },
): Pick<ComponentProps<"a">, "href" | "onClick"> {
  const fragment = `#${name}`;
  useEffect(() => {
    if (location.hash !== fragment) return;
    history.replaceState(history.state, "", `${location.pathname}${location.search}`);
    act();
  });
  return {
    href: useContext(WaitingDocument) ? fragment : address,
    onClick(event) {
      if (!staysHere(event)) return;
      event.preventDefault();
      act();
    },
  };
}
