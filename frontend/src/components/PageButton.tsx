import type { ReactNode } from "react";
import { PageLink, type PageLinkProps } from "../navigation/PageLink.tsx";
import { BUTTON_CLASSES, type ButtonProps } from "./Button.tsx";

interface PageButtonProps extends Pick<PageLinkProps, "page" | "query" | "children"> {
  readonly kind: ButtonProps["kind"];
}

/** A link to a page of the portal that stands among buttons and has their shape. */
export function PageButton({ kind, children, ...link }: PageButtonProps): ReactNode {
  return (
    <PageLink {...link} className={BUTTON_CLASSES[kind]}>
      <span className="kern-label">{children}</span>
    </PageLink>
  );
}
