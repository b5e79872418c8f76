import { type ReactNode, useState } from "react";
import { Button } from "../components/Button.tsx";
import { openBeside } from "./upload/openBeside.ts";
import { useTranslation } from "../i18n/useTranslation.ts";
import type { AttachmentStore } from "./attachmentStore.ts";
import type { Upload } from "./upload/Upload.ts";

export interface ViewFileProps {
  readonly upload: Upload;
  readonly store: AttachmentStore;
}

/** Shows a stored file beside the form: is it the right one, and can it be read? */
export function ViewFile({ upload, store }: ViewFileProps): ReactNode {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const view = async (): Promise<void> => {
    const beside = openBeside(t("attachments.opens", { file: upload.fileName }));
    setBusy(true);
    try {
      await store.view(upload.key, beside);
    } catch (error) {
      // Without a line even the code that asks may be missing.
      beside?.close();
      throw error;
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      kind="tertiary"
      icon="file"
      hiddenText={t("attachments.view.which", { file: upload.fileName })}
      busy={busy}
      onClick={() => void view()}
    >
      {t("attachments.view")}
    </Button>
  );
}
