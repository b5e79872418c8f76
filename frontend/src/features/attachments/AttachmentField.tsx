import { type DragEvent, type ReactNode, useSyncExternalStore } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import "../../styles/uploads.css";
import "virtual:kern/progress.css";
import "../../styles/progress.css";
import "virtual:kern/fields.css";
import "../../styles/fields.css";
import { Badge, type BadgeProps } from "../../components/Badge.tsx";
import { describedBy } from "../../components/describedBy.ts";
import { ErrorText } from "../../components/ErrorText.tsx";
import { Icon } from "../../components/Icon.tsx";
import type { AttachmentStore } from "./attachmentStore.ts";
import type { Upload } from "./Upload.ts";
import { FileItem, type FileItemProps } from "./FileItem.tsx";

export interface AttachmentFieldProps {
  readonly id: string;
  readonly path: string;
  readonly label: string;
  readonly hint: string | null;
  readonly required: boolean;
  readonly error: string | undefined;
  readonly locked: boolean;
  readonly store: AttachmentStore;
  readonly labelOf: FileItemProps["labelOf"];
}

type Summary = "complete" | "uploading" | "checking" | "held" | "paused" | "refused" | "missing" | "none";

const BADGES: Readonly<Record<Exclude<Summary, "none">, Pick<BadgeProps, "tone" | "icon">>> = {
  complete: { tone: "success", icon: "check" },
  uploading: { tone: "info", icon: "upload" },
  checking: { tone: "info", icon: "sync" },
  held: { tone: "warning", icon: "pause" },
  paused: { tone: "warning", icon: "warning" },
  refused: { tone: "danger", icon: "error" },
  missing: { tone: "plain", icon: "missing" },
};

/** One document that is asked for: its state, its files, and the way to choose one. */
export function AttachmentField(props: AttachmentFieldProps): ReactNode {
  const { id, path, label, hint, required, error, locked, store, labelOf } = props;
  const { t } = useTranslation();
  const uploads = useSyncExternalStore(store.subscribe, store.uploads).filter(
    (upload) => upload.fieldPath === path,
  );
  const summary = summaryOf(uploads, required);
  const add = (files: FileList | null): void => {
    for (const file of files ?? []) void store.add(path, file);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    if (!locked) add(event.dataTransfer.files);
  };
  return (
    <div
      role="group"
      className={error === undefined ? "ap-doc" : "ap-doc kern-fieldset--error"}
      aria-labelledby={`${id}-title`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
    >
      <div className="ap-doc__head">
        <p className="kern-heading-small" id={`${id}-title`}>
          {label} {!required && <span className="ap-muted">{t("common.optional")}</span>}
        </p>
        {summary !== "none" && <Badge {...BADGES[summary]}>{t(`attachments.summary.${summary}`)}</Badge>}
      </div>
      {hint !== null && (
        <p className="ap-muted" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      {uploads.length > 0 && (
        <ul className="ap-files">
          {uploads.map((upload) => (
            <FileItem key={upload.key} upload={upload} store={store} locked={locked} labelOf={labelOf} />
          ))}
        </ul>
      )}
      {!locked && (
        <div className="ap-pick">
          <input
            className="kern-sr-only"
            type="file"
            id={id}
            accept="application/pdf,.pdf"
            multiple
            aria-describedby={describedBy(
              hint !== null && `${id}-hint`,
              error !== undefined && `${id}-error`,
            )}
            aria-invalid={error === undefined ? undefined : true}
            onChange={(event) => {
              add(event.target.files);
              event.target.value = "";
            }}
          />
          <label className="kern-btn kern-btn--secondary" htmlFor={id}>
            <Icon name="upload" />
            <span className="kern-label">
              {t(uploads.length > 0 ? "attachments.pickAnother" : "attachments.pick")}
              <span className="ap-sr">: {label}</span>
            </span>
          </label>
          <span className="ap-muted ap-small ap-mouse">{t("attachments.drop")}</span>
        </div>
      )}
    </div>
  );
}

function summaryOf(uploads: readonly Upload[], required: boolean): Summary {
  const kinds = new Set(uploads.map(({ state }) => state.kind));
  if (kinds.has("waiting") || kinds.has("uploading")) return "uploading";
  if (kinds.has("checking")) return "checking";
  if (kinds.has("interrupted")) return "paused";
  if (kinds.has("paused")) return "held";
  if (kinds.has("stored")) return "complete";
  if (kinds.has("refused")) return "refused";
  return required ? "missing" : "none";
}
