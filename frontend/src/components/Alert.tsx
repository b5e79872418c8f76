import { Children, type ReactNode } from "react";
import "virtual:kern/title.css";
import "virtual:kern/alert.css";
import "../styles/alert.css";
import { Icon } from "./Icon.tsx";

const TONES = {
  info: { className: "kern-alert kern-alert--info", icon: "info" },
  success: { className: "kern-alert kern-alert--success", icon: "success" },
  warning: { className: "kern-alert kern-alert--warning", icon: "warning" },
  danger: { className: "kern-alert kern-alert--danger", icon: "error" },
} as const;

export interface AlertProps {
  readonly tone: keyof typeof TONES;
  readonly title: string;
  /** It came of what the person just did, and nothing else says so: it is read out at once. */
  readonly urgent?: boolean;
  readonly children?: ReactNode;
}

/** Something the person must read. */
export function Alert({ tone, title, urgent = false, children }: AlertProps): ReactNode {
  const { className, icon } = TONES[tone];
  return (
    <div className={className} role={urgent ? "alert" : undefined}>
      <div className="kern-alert__header">
        <Icon name={icon} size="l" />
        <h2 className="kern-title">{title}</h2>
      </div>
      {Children.toArray(children).length > 0 && <div className="kern-alert__body">{children}</div>}
    </div>
  );
}
