import type { ReactNode } from "react";
import { Icon } from "./icon/Icon.tsx";
import type { IconName } from "./icon/IconName.ts";

/** Good to know, in the flow of the text. */
export function Note({
  icon,
  children,
}: {
  readonly icon: IconName;
  readonly children: ReactNode;
}): ReactNode {
  return (
    <div className="ap-note">
      <Icon name={icon} />
      <div>{children}</div>
    </div>
  );
}
