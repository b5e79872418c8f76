import type { ReactNode } from "react";
import { type IconName, ICONS } from "./icons.ts";

const SIZES = { s: "ap-icon ap-icon--s", m: "ap-icon", l: "ap-icon ap-icon--l" } as const;

export interface IconProps {
  readonly name: IconName;
  readonly size?: keyof typeof SIZES;
}

export function Icon({ name, size = "m" }: IconProps): ReactNode {
  return (
    <svg className={SIZES[size]} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={ICONS[name]} />
    </svg>
  );
}
