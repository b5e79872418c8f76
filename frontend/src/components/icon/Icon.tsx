import type { ReactNode } from "react";
import type { IconName } from "./IconName.ts";
import icons from "./icons.svg";

const SIZES = { s: "ap-icon ap-icon--s", m: "ap-icon", l: "ap-icon ap-icon--l" } as const;

export interface IconProps {
  readonly name: IconName;
  readonly size?: keyof typeof SIZES;
}

/** Drawn from one file that the browser keeps: drawings in the script would delay the first field. */
export function Icon({ name, size = "m" }: IconProps): ReactNode {
  return (
    <svg className={SIZES[size]} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
