import { type ReactNode, useEffect } from "react";
import { announce, withdraw } from "./announcements.ts";

/** What is there quickly is not talked about. */
const SAID_AFTER_MILLISECONDS = 500;

/**
 * What is waited for: seen at once, and said when it lasts, by the live region that was there before. One that appears
 * together with its text is passed over by screen readers. When the waiting is over, nothing of it is left there.
 */
export function Waiting({
  className,
  children,
}: {
  readonly className?: string;
  readonly children: string;
}): ReactNode {
  useEffect(() => {
    const timer = setTimeout(() => announce(children), SAID_AFTER_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      withdraw(children);
    };
  }, [children]);
  return <p className={className}>{children}</p>;
}
