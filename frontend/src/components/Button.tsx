import type { ReactNode, Ref } from "react";
import { Icon } from "./icon/Icon.tsx";
import type { IconName } from "./icon/IconName.ts";
import { PageLink, type PageLinkProps } from "../navigation/PageLink.tsx";

export const BUTTON_CLASSES = {
  primary: "kern-btn kern-btn--primary",
  secondary: "kern-btn kern-btn--secondary",
  tertiary: "kern-btn kern-btn--tertiary",
  danger: "kern-btn kern-btn--secondary ap-danger",
} as const;

interface ButtonProps {
  readonly id?: string;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly kind: keyof typeof BUTTON_CLASSES;
  readonly type?: "button" | "submit";
  readonly icon?: IconName;
  /** What the button belongs to, for people who hear it out of its place. */
  readonly hiddenText?: ReactNode;
  /** While its work runs the button stays focused and says what happens; pressing it again does nothing. */
  readonly busy?: boolean;
  readonly form?: string;
  readonly onClick?: () => void;
  readonly children: ReactNode;
}

export function Button(props: ButtonProps): ReactNode {
  const { id, ref, kind, type = "button", icon, hiddenText, busy = false, form, onClick, children } = props;
  return (
    <button
      ref={ref}
      type={type}
      id={id}
      form={form}
      className={BUTTON_CLASSES[kind]}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.();
      }}
    >
      {icon !== undefined && <Icon name={icon} />}
      <span className="kern-label">
        {children}
        {hiddenText !== undefined && <span className="ap-sr">{hiddenText}</span>}
      </span>
    </button>
  );
}

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
