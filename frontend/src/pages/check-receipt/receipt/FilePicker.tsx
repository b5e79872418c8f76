import { type DragEvent, type ReactNode, useId } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import "#ui/styles/drop.css";
import "#ui/styles/attachments.css";
import { Icon } from "#ui/components/Icon.tsx";
import type { IconName } from "#ui/components/IconName.ts";

export interface FilePickerProps {
  readonly label: string;
  readonly hint: string;
  readonly icon: IconName;
  readonly kind: "primary" | "secondary";
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Choosing files that stay on this device: by button or by dropping them. */
export function FilePicker(props: FilePickerProps): ReactNode {
  const { label, hint, icon, kind, accept, multiple = false, disabled = false, onFiles } = props;
  const { t } = useTranslation();
  const id = useId();
  const take = (files: FileList | null): void => {
    if (files !== null && files.length > 0 && !disabled) onFiles([...files]);
  };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  return (
    <div className="ap-drop ap-not-printed" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <p id={`${id}-hint`}>{hint}</p>
      <div className="ap-pick">
        <input
          className="kern-sr-only"
          type="file"
          id={id}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-describedby={`${id}-hint`}
          onChange={(event) => {
            take(event.target.files);
            event.target.value = "";
          }}
        />
        <label className={`kern-btn kern-btn--${kind}`} htmlFor={id}>
          <Icon name={icon} />
          <span className="kern-label">{label}</span>
        </label>
        <span className="ap-muted ap-small ap-mouse">{t("checkReceipt.drop")}</span>
      </div>
    </div>
  );
}
