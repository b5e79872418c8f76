import { type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { serverNow, callToSave } from "../api/client.ts";
import { announce } from "../components/announcements.ts";
import { Note } from "../components/Note.tsx";
import { Button, BUTTON_CLASSES } from "../components/Button.tsx";
import { notify } from "../components/status/Notifications.tsx";
import "../styles/explain.css";
import { useRead } from "../api/useRead.ts";
import { Icon } from "../components/icon/Icon.tsx";
import { formatSize } from "../i18n/formatMeasures.ts";
import { secondsLeft } from "./steps.ts";

interface MoreTimeProps {
  readonly processId: string;
  readonly onProlonged: (until: string) => void;
}

const KINDS = ["coverLetter", "form", "receipt", "attachment"] as const;
const SECOND_MILLISECONDS = 1000;
const MINUTE_SECONDS = 60;
/** The rest of the time is read out at these minutes. */
const ANNOUNCED_MINUTES = [5, 1] as const;

export interface DownloadsProps {
  readonly processId: string;
  readonly availableUntil: string | null;
  readonly onDownload: () => void;
  readonly onOver: () => void;
}

/** The documents, for as long as they may be downloaded. */
export function Downloads({ processId, availableUntil, onDownload, onOver }: DownloadsProps): ReactNode {
  const { t } = useTranslation();
  const [until, setUntil] = useState(availableUntil);
  const seconds = useSecondsUntil(until);
  const over = seconds <= 0;
  useEffect(() => {
    if (over) onOver();
  }, [over, onOver]);
  useEffect(() => {
    const minutes = ANNOUNCED_MINUTES.find((count) => seconds === count * MINUTE_SECONDS);
    if (minutes !== undefined) announce(t("result.downloads.left", { count: minutes }));
  }, [seconds, t]);
  const time = `${Math.floor(seconds / MINUTE_SECONDS).toString()}:${(seconds % MINUTE_SECONDS).toString().padStart(2, "0")}`;
  return (
    <section className="ap-stack ap-not-printed" aria-labelledby="laden">
      <div className="ap-stack-s">
        <h2 className="kern-heading-medium" id="laden">
          {t(over ? "result.downloads.title.over" : "result.downloads.title")}
        </h2>
        <Note icon="hourglass">
          {over ? (
            <p>{t("result.downloads.over")}</p>
          ) : (
            <p>
              <strong>
                {t("result.downloads.before")}{" "}
                <span role="timer" className="ap-num">
                  {time}
                </span>{" "}
                {t("result.downloads.after")}
              </strong>{" "}
              {t("result.downloads.why")}
            </p>
          )}
        </Note>
        {!over && <MoreTime processId={processId} onProlonged={setUntil} />}
      </div>
      {!over && (
        <ul className="ap-rows">
          {KINDS.map((kind) => (
            <DownloadRow
              key={`${kind} ${until ?? ""}`}
              processId={processId}
              kind={kind}
              onDownload={onDownload}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

function useSecondsUntil(until: string | null): number {
  const end = until === null ? 0 : Date.parse(until);
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), SECOND_MILLISECONDS);
    return () => clearInterval(timer);
  }, []);
  return secondsLeft(end, now);
}

/** Another ten minutes for the documents, as often as the state allows it; the session goes on with them. */
function MoreTime({ processId, onProlonged }: MoreTimeProps): ReactNode {
  const { t } = useTranslation();
  const asked = useRead(["getFilesExpiration", { path: { processId } }], { onFocus: true });
  const [now, setNow] = useState<number>();
  const left = now ?? (asked.status === "ready" ? asked.value.prolongationsLeft : 0);
  const [busy, setBusy] = useState(false);
  const prolong = async (): Promise<void> => {
    setBusy(true);
    const answer = await callToSave("prolongFiles", { path: { processId } });
    setBusy(false);
    if (!answer.ok) {
      notify(t("result.downloads.notProlonged"), { type: "error" });
      return;
    }
    setNow(answer.value.prolongationsLeft);
    onProlonged(answer.value.resultsAvailableUntil);
    announce(t("result.downloads.prolonged", { count: answer.value.prolongationsLeft }));
    await callToSave("prolongSession", {});
  };
  if (left === 0) return null;
  return (
    <div className="ap-actions">
      <Button kind="secondary" icon="clock" busy={busy} onClick={() => void prolong()}>
        {t(busy ? "result.downloads.moreBusy" : "result.downloads.more")}
      </Button>
    </div>
  );
}

interface DownloadRowProps extends Pick<DownloadsProps, "processId" | "onDownload"> {
  readonly kind: (typeof KINDS)[number];
}

/** The files of one kind. The links die with the download time. */
function DownloadRow({ processId, kind, onDownload }: DownloadRowProps): ReactNode {
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
      {read.status === "loading" && <p className="ap-waiting">{t("common.loading")}</p>}
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
