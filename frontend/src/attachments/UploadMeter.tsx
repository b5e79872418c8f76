import "../styles/explain.css";
import { type ReactNode, useSyncExternalStore } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import {
  APPLICATION_MAX_BYTES,
  GENERATED_DOCUMENTS_RESERVED_BYTES,
  UPLOADS_MAX_BYTES,
} from "#domain/attachments/limits.ts";
import { formatSize } from "../i18n/formatMeasures.ts";
import { useLocale } from "../i18n/useLocale.ts";
import type { AttachmentStore } from "./attachmentStore.ts";

const WAYS_TO_PDF = ["iphone", "android", "windows", "mac"] as const;

/** How much of the 30 MB is taken. Counts what is reserved, not what has arrived. */
export function UploadMeter({ store }: { readonly store: AttachmentStore }): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  useSyncExternalStore(store.subscribe, store.uploads);
  const free = Math.max(0, store.freeBytes());
  const used = UPLOADS_MAX_BYTES - free;
  const all = formatSize(UPLOADS_MAX_BYTES, locale);
  return (
    <section aria-labelledby="umfang">
      <h2 className="kern-sr-only" id="umfang">
        {t("attachments.meter.title")}
      </h2>
      <div className="ap-meter ap-stack-s">
        <div className="ap-meter__row ap-num">
          <strong>{t("attachments.meter.used", { used: formatSize(used, locale), all })}</strong>
          <span className="ap-muted">{t("attachments.meter.free", { free: formatSize(free, locale) })}</span>
        </div>
        <div className="kern-progress">
          <progress value={used} max={UPLOADS_MAX_BYTES} aria-label={t("attachments.meter.label")} />
        </div>
        <details className="ap-explain ap-small">
          <summary>{t("attachments.meter.rules")}</summary>
          <div className="ap-stack-s">
            <p>
              {t("attachments.meter.rule", {
                limit: formatSize(APPLICATION_MAX_BYTES, locale),
                share: formatSize(GENERATED_DOCUMENTS_RESERVED_BYTES, locale),
              })}
            </p>
            <p>{t("attachments.toPdf.title")}</p>
            <ul className="ap-list">
              {WAYS_TO_PDF.map((way) => (
                <li key={way}>{t(`attachments.toPdf.${way}`)}</li>
              ))}
            </ul>
          </div>
        </details>
      </div>
    </section>
  );
}
