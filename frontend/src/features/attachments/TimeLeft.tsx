import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { formatDuration } from "../../i18n/formatDuration.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { roundedTime } from "./roundedTime.ts";

/** How long an upload will still take, as a person would say it. */
export function TimeLeft({ seconds }: { readonly seconds: number }): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const { amount, unit, isLess } = roundedTime(seconds);
  const time = formatDuration(amount, { unit, locale });
  return <span>{t(isLess ? "attachments.left.short" : "attachments.left.about", { time })}</span>;
}
