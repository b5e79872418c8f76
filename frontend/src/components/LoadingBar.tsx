import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

const THROTTLE_MILLISECONDS = 500;

/** A thin bar at the top while a page is loading; quick loads do not flash it (specification §9). */
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
  return visible ? <progress className="ap-load" aria-label={t("common.loadingPage")} /> : null;
}
