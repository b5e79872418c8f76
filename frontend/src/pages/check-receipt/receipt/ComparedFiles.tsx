import { type ReactNode, type DragEvent, useId } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { FileButton } from "#ui/components/files/FileButton.tsx";
import { Icon } from "#ui/components/icon/Icon.tsx";
import type { IconName } from "#ui/components/icon/IconName.ts";
import type { ComparedFile } from "./compareFiles.ts";
import "#ui/styles/attachments.css";

const LOOKS: Readonly<Record<ComparedFile["kind"], { readonly className: string; readonly icon: IconName }>> =
  {
    same: { className: "ap-file ap-file--ok", icon: "success" },
    "other-version": { className: "ap-file ap-file--bad", icon: "error" },
    "not-handed-over": { className: "ap-file ap-file--wait", icon: "warning" },
    "not-compared": { className: "ap-file", icon: "clock" },
  };

/** Each file with the result of its comparison. */
export function ComparedFiles({ files }: { readonly files: readonly ComparedFile[] }): ReactNode {
  const { t } = useTranslation();
  return (
    <ul className="ap-files" aria-label={t("checkReceipt.result")}>
      {files.map((file, index) => {
        const { className, icon } = LOOKS[file.kind];
        return (
          <li className={className} key={`${file.fileName} ${index.toString()}`}>
            <Icon name={icon} />
            <div>
              <p className="ap-file__name">{file.fileName}</p>
              <p className="ap-file__state">{t(`checkReceipt.file.${file.kind}`)}</p>
              {file.kind === "same" && file.nameInReceipt !== file.fileName && (
                <p className="ap-file__state">{t("checkReceipt.namedThere", { file: file.nameInReceipt })}</p>
              )}
              {file.kind === "other-version" && (
                <p className="ap-file__state ap-mono">
                  {t("checkReceipt.hashes", {
                    found: shortened(file.sha512),
                    expected: shortened(file.expected),
                  })}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

function shortened(hash: string): string {
  return `${hash.slice(0, 4)}…${hash.slice(-4)}`;
}

interface FilePickerProps {
  readonly label: string;
  readonly hint: string;
  readonly kind: "primary" | "secondary";
  readonly accept?: string;
  readonly multiple?: boolean;
  readonly disabled?: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Choosing files that stay on this device: by button or by dropping them. */
export function FilePicker(props: FilePickerProps): ReactNode {
  const { label, hint, kind, accept, multiple = false, disabled = false, onFiles } = props;
  const { t } = useTranslation();
  const id = useId();
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    const files = [...event.dataTransfer.files];
    if (files.length > 0 && !disabled) onFiles(files);
  };
  return (
    <div className="ap-drop ap-not-printed" onDragOver={(event) => event.preventDefault()} onDrop={onDrop}>
      <p id={`${id}-hint`}>{hint}</p>
      <div className="ap-pick">
        <FileButton
          id={id}
          kind={kind}
          icon="file"
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-describedby={`${id}-hint`}
          onPick={onFiles}
        >
          {label}
        </FileButton>
        <span className="ap-muted ap-small ap-mouse">{t("checkReceipt.drop")}</span>
      </div>
    </div>
  );
}
