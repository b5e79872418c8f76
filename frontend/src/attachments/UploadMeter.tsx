import { type ReactNode, useSyncExternalStore } from "react";
import { excuseOf, isDocument } from "#forms/requiredDocuments.ts";
import type { AttachmentStore } from "./attachmentStore.ts";
import { useForm } from "../form/fields/control/useControl.ts";
import "../styles/explain.css";
import { useTranslation } from "../i18n/useTranslation.ts";
import {
  APPLICATION_MAX_BYTES,
  GENERATED_DOCUMENTS_RESERVED_BYTES,
  UPLOADS_MAX_BYTES,
} from "#domain/attachments/limits.ts";
import { formatSize } from "../i18n/formatMeasures.ts";
import { Alert } from "../components/Alert.tsx";
import { isMoving, isOnlyHere, isUnfinished } from "./upload/Upload.ts";

/** The files of a field: what a page needs for uploads comes in one part. */
export { AttachmentField } from "./AttachmentField.tsx";

const WAYS_TO_PDF = ["iphone", "android", "windows", "mac"] as const;

/** How much of the 30 MB is taken; nothing where all documents of the page are put off. Counts what is reserved. */
export function UploadMeter({
  store,
  page,
}: {
  readonly store: AttachmentStore;
  readonly page: string;
}): ReactNode {
  const { t, locale } = useTranslation();
  const form = useForm().store;
  const uploads = useSyncExternalStore(store.subscribe, store.uploads);
  const takesFiles = useSyncExternalStore(form.subscribeAll, () =>
    [...form.state().visible].some(
      (path) =>
        isDocument(form.componentOf(path)) &&
        form.pageOf(path) === page &&
        (excuseOf(form.data(), path) === undefined || uploads.some(({ fieldPath }) => fieldPath === path)),
    ),
  );
  if (!takesFiles) return null;
  const used = UPLOADS_MAX_BYTES - Math.max(0, store.freeBytes());
  const all = formatSize(UPLOADS_MAX_BYTES, locale);
  return (
    <section aria-labelledby="umfang">
      <h2 className="kern-sr-only" id="umfang">
        {t("attachments.meter.title")}
      </h2>
      <div className="ap-meter ap-stack-s">
        <div className="kern-progress">
          <progress value={used} max={UPLOADS_MAX_BYTES} aria-label={t("attachments.meter.label")} />
        </div>
        <details className="ap-explain ap-small">
          <summary className="ap-num">
            {t("attachments.meter.used", { used: formatSize(used, locale), all })}
          </summary>
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

/** Files are still on their way, or broke off: going on is possible, and it is said what is not sent. */
export function UploadsRunning({ store }: { readonly store: AttachmentStore }): ReactNode {
  const { t } = useTranslation();
  const uploads = useSyncExternalStore(store.subscribe, store.uploads);
  const broken = uploads.filter((upload) => isUnfinished(upload) || isOnlyHere(upload));
  const files = broken.map(({ fileName }) => fileName).join(", ");
  return (
    <>
      {uploads.some(isMoving) && (
        <Alert tone="info" title={t("attachments.running.title")}>
          <p>{t("attachments.running.text")}</p>
        </Alert>
      )}
      {broken.length > 0 && (
        <Alert tone="warning" title={t("attachments.unfinished.title", { files })}>
          <p>{t("attachments.unfinished.text")}</p>
        </Alert>
      )}
    </>
  );
}
