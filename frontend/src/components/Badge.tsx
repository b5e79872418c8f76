import type { ReactNode } from "react";
import "virtual:kern/badge.css";
import "./badge.css";
import { Icon } from "./icon/Icon.tsx";
import type { IconName } from "./icon/IconName.ts";

const TONES = {
  info: "kern-badge kern-badge--small kern-badge--info",
  success: "kern-badge kern-badge--small kern-badge--success",
  warning: "kern-badge kern-badge--small kern-badge--warning",
  danger: "kern-badge kern-badge--small kern-badge--danger",
  plain: "kern-badge kern-badge--small ap-badge--plain",
} as const;

export interface BadgeProps {
  readonly tone: keyof typeof TONES;
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** A state in icon and word; the colour alone never says it. */
export function Badge({ tone, icon, children }: BadgeProps): ReactNode {
  return (
    <span className={TONES[tone]}>
      <Icon name={icon} size="s" />
      <span className="kern-label">{children}</span>
    </span>
  );
}
