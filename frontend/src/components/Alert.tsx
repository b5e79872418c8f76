import { Children, type ReactNode, type Ref, useId } from "react";
import "virtual:kern/title.css";
import "virtual:kern/alert.css";
import "./alert.css";
import { Icon } from "./icon/Icon.tsx";
import { useErrorInTitle } from "./PageHeading.tsx";

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
  /** For who moves the focus here: it is then read out as a group with this title. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** Something the person must read. */
export function Alert({ tone, title, urgent = false, children, ref }: AlertProps): ReactNode {
  const { className, icon } = TONES[tone];
  const id = useId();
  useErrorInTitle(tone === "danger");
  const group = ref === undefined ? {} : { ref, role: "group", tabIndex: -1, "aria-labelledby": id };
  return (
    <div className={className} role={urgent ? "alert" : undefined} {...group}>
      <div className="kern-alert__header">
        <Icon name={icon} size="l" />
        <h2 className="kern-title" id={id}>
          {title}
        </h2>
      </div>
      {Children.toArray(children).length > 0 && <div className="kern-alert__body">{children}</div>}
    </div>
  );
}
