import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { useLocale } from "../i18n/useLocale.ts";
import { navigateTo, staysHere } from "./navigateTo.ts";
import { pageAddress } from "./pageAddress.ts";
import type { PageId } from "./routes.ts";

export interface PageLinkProps {
  readonly page: PageId;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly hash?: string;
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
  hash,
  className,
  newWindow = false,
  link,
  children,
}: PageLinkProps): ReactNode {
  const locale = useLocale();
  const address = pageAddress(page, { locale, ...(query && { query }), ...(hash !== undefined && { hash }) });
  return (
    <a
      className={className}
      href={address}
      data-area={page === "account" || undefined}
      target={newWindow ? "_blank" : undefined}
      onClick={(event) => {
        if (!newWindow) followLink(event, address);
      }}
      {...link}
    >
      {children}
    </a>
  );
}

/** Follows a link inside the app, unless the person wants it in another window or the target is a place on a page. */
function followLink(event: MouseEvent<HTMLAnchorElement>, address: string): void {
  if (!staysHere(event) || address.includes("#")) return;
  event.preventDefault();
  navigateTo(address);
}
