import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { announce, withdraw } from "./announcements.ts";

const THROTTLE_MILLISECONDS = 500;

/**
 * A thin bar at the top while a page is loading; quick loads do not flash it (specification §9). It belongs to no part of
 * the page, so who does not see it is told in words.
 */
export function LoadingBar({ active }: { readonly active: boolean }): ReactNode {
  const { t } = useTranslation();
  const [visible, setVisible] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setVisible(true), THROTTLE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      setVisible(false);
    };
  }, [active]);
  useEffect(() => {
    if (!visible) return;
    const text = t("common.loadingPage");
    announce(text);
    return () => withdraw(text);
  }, [visible, t]);
  return visible ? <progress className="ap-load" aria-hidden="true" /> : null;
}
