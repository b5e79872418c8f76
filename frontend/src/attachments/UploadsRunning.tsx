import { type ReactNode, useSyncExternalStore } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { Alert } from "../components/Alert.tsx";
import type { AttachmentStore } from "./attachmentStore.ts";
import { isMoving, isOnlyHere, isUnfinished } from "./unfinished.ts";

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
