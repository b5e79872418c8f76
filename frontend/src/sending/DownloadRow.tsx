import "../styles/explain.css";
import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { useRead } from "../api/useRead.ts";
import { Button, BUTTON_CLASSES } from "../components/Button.tsx";
import { Icon } from "../components/Icon.tsx";
import { formatSize } from "../i18n/formatMeasures.ts";

export interface DownloadRowProps {
  readonly processId: string;
  readonly kind: "coverLetter" | "form" | "receipt" | "attachment";
  readonly onDownload: () => void;
}

/** The files of one kind. The links die with the download time. */
export function DownloadRow({ processId, kind, onDownload }: DownloadRowProps): ReactNode {
  const { t } = useTranslation();
  const read = useRead(["getFiles", { path: { processId, kind } }]);
  const files = read.status === "ready" ? read.value.files : [];
  const archive = read.status === "ready" && files.length > 1 ? read.value.archive : null;
  if (read.status === "ready" && files.length === 0) return null;
  const links = files.map((file) => (
    <FileLink key={file.documentId} file={file} onDownload={onDownload}>
      {kind === "attachment" ? (
        file.fileName
      ) : files.length > 1 ? (
        <span lang="de">{file.fileName}</span>
      ) : (
        <>
          <span className="ap-sr" lang="de">
            {file.fileName}{" "}
          </span>
          PDF
        </>
      )}
    </FileLink>
  ));
  return (
    <li>
      <div>
        <h3 className="kern-heading-small">{t(`result.kind.${kind}`)}</h3>
        <p className="ap-muted ap-small">{t(`result.kind.${kind}.text`)}</p>
      </div>
      {read.status === "loading" && <p>{t("common.loading")}</p>}
      {read.status === "error" && (
        <div>
          <p>{t("result.downloads.failed")}</p>
          <Button kind="tertiary" hiddenText={`: ${t(`result.kind.${kind}`)}`} onClick={read.reload}>
            {t("common.retry")}
          </Button>
        </div>
      )}
      {archive === null ? (
        links
      ) : (
        <>
          <FileLink file={archive} onDownload={onDownload}>
            {t("result.kind.archive")} ZIP
          </FileLink>
          <details className="ap-explain">
            <summary>{t("result.kind.each")}</summary>
            <div className="ap-stack-s">{links}</div>
          </details>
        </>
      )}
    </li>
  );
}

interface FileLinkProps {
  readonly file: { readonly url: string; readonly fileName: string; readonly size: number };
  readonly onDownload: () => void;
  readonly children: ReactNode;
}

function FileLink({ file, onDownload, children }: FileLinkProps): ReactNode {
  const { locale } = useTranslation();
  return (
    <a className={BUTTON_CLASSES.secondary} href={file.url} download={file.fileName} onClick={onDownload}>
      <Icon name="download" />
      <span className="kern-label">
        {children}, {formatSize(file.size, locale)}
      </span>
    </a>
  );
}
