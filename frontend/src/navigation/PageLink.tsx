import { type ComponentProps, type ReactNode, createContext, useContext, useEffect } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { pageAddress } from "./pageAddress.ts";
import { navigateTo, staysHere } from "./navigateTo.ts";
import type { PageId } from "./routes.ts";

export interface PageLinkProps {
  readonly page: PageId;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly className?: string;
  /** For texts to read on the side; the label says that a new window opens. */
  readonly newWindow?: boolean;
  /** Where it does more than to open the page. */
  readonly link?: ComponentProps<"a"> | undefined;
  readonly children: ReactNode;
}

/** A link to a page of the portal in the current language. */
export function PageLink({
  page,
  query,
  className,
  newWindow = false,
  link,
  children,
}: PageLinkProps): ReactNode {
  const { locale } = useTranslation();
  const address = pageAddress(page, { locale, ...(query && { query }) });
  return (
    <a
      className={className}
      href={address}
      data-area={page === "account" || undefined}
      target={newWindow ? "_blank" : undefined}
      onClick={(event) => {
        if (newWindow || !staysHere(event)) return;
        event.preventDefault();
        navigateTo(address);
      }}
      {...link}
    >
      {children}
    </a>
  );
}

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
