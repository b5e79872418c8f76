import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { announce, withdraw } from "./announcements.ts";

const THROTTLE_MILLISECONDS = 500;

/**
 * A thin bar at the top while a page is loading; quick loads do not flash it (specification §9). It belongs to no part of
 * the page, so that it is announced in words, too.
 */
export function LoadingBar({ active }: { readonly active: boolean }): ReactNode {
  const { t } = useTranslation();
  const [share, setShare] = useState(0);
  const visible = share > 0;
  useEffect(() => {
    if (!active) return;
    // The progress is unknown: each step takes half of what is left, so the bar moves and never claims to be done.
    const timer = setInterval(() => setShare((before) => (1 + before) / 2), THROTTLE_MILLISECONDS);
    return () => {
      clearInterval(timer);
      setShare(0);
    };
  }, [active]);
  useEffect(() => {
    if (!visible) return;
    const text = t("common.loadingPage");
    announce(text);
    return () => withdraw(text);
  }, [visible, t]);
  return visible ? <progress className="ap-load" value={share} aria-hidden="true" /> : null;
}
