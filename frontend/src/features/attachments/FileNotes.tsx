import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Icon } from "../../components/Icon.tsx";
import type { Upload } from "./Upload.ts";

export interface FileNotesProps {
  readonly upload: Upload;
  readonly all: readonly Upload[];
  /** What the field of a path is called, with the row that it stands in. */
  readonly labelOf: (path: string) => string;
}

/** What is worth knowing about a file beside its state: where the same one lies, and which one it is not. */
export function FileNotes({ upload, all, labelOf }: FileNotesProps): ReactNode {
  const { t } = useTranslation();
  const same = all.find(
    ({ attachmentId, state }) =>
      attachmentId !== undefined && upload.sameAs.includes(attachmentId) && state.kind !== "refused",
  );
  const other = all.find(({ key }) => key === upload.otherThan);
  if (same === undefined && other === undefined) return null;
  const here = same?.fieldPath === upload.fieldPath;
  return (
    <div className="ap-file__more ap-file__note">
      <Icon name="info" />
      <div>
        {same !== undefined && (
          <p>
            {t(here ? "attachments.same.here" : "attachments.same.elsewhere", {
              file: same.fileName,
              field: labelOf(same.fieldPath),
            })}{" "}
            {t("attachments.same.next")}
          </p>
        )}
        {other !== undefined && <p>{t("attachments.other", { file: other.fileName })}</p>}
      </div>
    </div>
  );
}
