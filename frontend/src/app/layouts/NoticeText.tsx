import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { useRead } from "#ui/api/useRead.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { formatDateTime } from "#ui/i18n/format.ts";
import { Foreign } from "#ui/i18n/RichMessage.tsx";

const EVERY_MILLISECONDS = 300_000;

/** What is announced, and that nothing can be changed for now; gone when it is over. */
export function NoticeText(): ReactNode {
  const { t, locale } = useTranslation();
  const read = useRead(["getNotice", {}], { everyMilliseconds: EVERY_MILLISECONDS, onFocus: true });
  if (read.status !== "ready") return null;
  const { readOnly, notice, until } = read.value;
  if (!readOnly && notice === null) return null;
  return (
    <aside className="ap-wrap ap-notice" aria-label={t("portalNotice.title")}>
      <Alert tone="warning" title={t(readOnly ? "portalNotice.readOnly" : "portalNotice.title")}>
        {readOnly && <p>{t("portalNotice.readOnlyText")}</p>}
        {notice !== null && (
          <p>
            <Foreign>{notice[locale]}</Foreign>
          </p>
        )}
        {until !== null && <p>{t("portalNotice.until", { time: formatDateTime(until, locale) })}</p>}
      </Alert>
    </aside>
  );
}
