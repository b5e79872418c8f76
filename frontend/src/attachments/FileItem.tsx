import { type ReactNode, useState } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { Button } from "../components/Button.tsx";
import { Icon } from "../components/icon/Icon.tsx";
import type { IconName } from "../components/icon/IconName.ts";
import { phoneMark } from "../components/contact/PhoneLink.tsx";
import { formatSize, formatDuration } from "../i18n/formatMeasures.ts";
import { RichMessage } from "../i18n/RichMessage.tsx";
import { portalSettings } from "../settings/portalSettings.ts";
import { useForm } from "../form/fields/control/useControl.ts";
import { answerLabel } from "../form/store/formIndex.ts";
import type { AttachmentStore } from "./attachmentStore.ts";
import { BlankPages, type BlankPagesProps } from "./BlankPages.tsx";
import { type Upload, type UploadState, isOnlyHere, isUnfinished } from "./upload/Upload.ts";
import { refusalKey } from "./upload/checkFile.ts";
import { roundedTime } from "./upload/uploadPace.ts";
import { openBeside } from "./upload/openBeside.ts";

const LOOKS: Readonly<Record<UploadState["kind"], { readonly className: string; readonly icon: IconName }>> =
  {
    waiting: { className: "ap-file", icon: "clock" },
    uploading: { className: "ap-file", icon: "upload" },
    checking: { className: "ap-file", icon: "sync" },
    stored: { className: "ap-file ap-file--ok", icon: "success" },
    interrupted: { className: "ap-file ap-file--wait", icon: "offline" },
    paused: { className: "ap-file ap-file--wait", icon: "pause" },
    refused: { className: "ap-file ap-file--bad", icon: "error" },
  };

export interface FileItemProps {
  readonly upload: Upload;
  readonly store: AttachmentStore;
  readonly locked: boolean;
  /** Given where a file is asked about whose pages are all blank; elsewhere that is only said. */
  readonly onReplace: BlankPagesProps["onReplace"];
  readonly onRemove: () => void;
}

/** One file and what happens to it: every wait has a name, a refusal says why and what to do. */
export function FileItem({ upload, store, locked, onReplace, onRemove }: FileItemProps): ReactNode {
  const { t, locale } = useTranslation();
  const { state, fileName, size, key } = upload;
  const { className, icon } = LOOKS[state.kind];
  const percent = "percent" in state ? state.percent : undefined;
  const free = formatSize(Math.max(0, store.freeBytes()), locale);
  const refusal = state.kind === "refused" ? refusalKey(state.refusal) : undefined;
  const running = state.kind === "waiting" || state.kind === "uploading";
  const stopped = isOnlyHere(upload);
  const unfinished = isUnfinished(upload);
  const hasButtons = state.kind === "stored" || (!locked && state.kind !== "checking");
  return (
    <li className={className}>
      <Icon name={icon} />
      <div className="ap-file__t">
        <p className="ap-file__name">{fileName}</p>
        <p className="ap-file__state">
          {formatSize(size, locale)},{" "}
          {t(`attachments.state.${stateWords(upload)}`, { percent: percent ?? 0 })}
          {state.kind === "uploading" && state.secondsLeft !== undefined && (
            <>
              , <TimeLeft seconds={state.secondsLeft} />
            </>
          )}
        </p>
      </div>
      {percent !== undefined && (
        <div className="kern-progress">
          <progress
            value={percent}
            max="100"
            aria-label={t(unfinished ? "attachments.arrived" : "attachments.progress", { file: fileName })}
          />
        </div>
      )}
      {refusal !== undefined && (
        <div className="ap-file__more">
          <p>
            <strong>{t(`attachments.refusal.${refusal}.reason`)}</strong>{" "}
            <RichMessage
              text={t(`attachments.refusal.${refusal}.next`, { free, phone: portalSettings.support.phone })}
              marks={phoneMark}
            />
          </p>
        </div>
      )}
      <BlankPages upload={upload} store={store} onReplace={onReplace} />
      <FileNotes upload={upload} all={store.uploads()} />
      {hasButtons && (
        <div className="ap-file__btns">
          {state.kind === "stored" && <ViewFile upload={upload} store={store} />}
          {!locked && (running || stopped) && (
            // One button for both, so that the focus stays where it is.
            <Button
              kind="tertiary"
              icon={running ? "pause" : "play"}
              hiddenText={`: ${fileName}`}
              onClick={() => void (running ? store.pause(key) : store.resume(key))}
            >
              {t(running ? "attachments.pause" : "attachments.resume")}
            </Button>
          )}
          {!locked && (
            <Button
              kind="tertiary"
              icon={running ? "close" : "trash"}
              hiddenText={`: ${fileName}`}
              onClick={onRemove}
            >
              {t(running ? "common.cancel" : "form.row.remove")}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function stateWords(upload: Upload): UploadState["kind"] | "unfinished" | "continues" {
  const { state } = upload;
  if (state.kind !== "interrupted") return state.kind;
  return isUnfinished(upload) ? "unfinished" : state.continues ? "continues" : "interrupted";
}

/** How long an upload will still take, as a person would say it. */
function TimeLeft({ seconds }: { readonly seconds: number }): ReactNode {
  const { t, locale } = useTranslation();
  const { amount, unit, isLess } = roundedTime(seconds);
  const time = formatDuration(amount, { unit, locale });
  return <span>{t(isLess ? "attachments.left.short" : "attachments.left.about", { time })}</span>;
}

interface FileNotesProps {
  readonly upload: Upload;
  readonly all: readonly Upload[];
}

/** What is worth knowing about a file besides its state: where the same one lies, and which one it is not. */
function FileNotes({ upload, all }: FileNotesProps): ReactNode {
  const { t } = useTranslation();
  const answers = useForm().store;
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
              field: answerLabel(same.fieldPath, answers),
            })}{" "}
            {t("attachments.same.next")}
          </p>
        )}
        {other !== undefined && <p>{t("attachments.other", { file: other.fileName })}</p>}
      </div>
    </div>
  );
}

/** Shows a stored file beside the form: is it the right one, and can it be read? */
function ViewFile({ upload, store }: Pick<FileItemProps, "upload" | "store">): ReactNode {
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
