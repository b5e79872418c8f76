import { type DragEvent, type ReactNode, useState, useSyncExternalStore } from "react";
import { FormText } from "../i18n/RichMessage.tsx";
import { useTranslation } from "../i18n/useTranslation.ts";
import "../styles/attachments.css";
import "virtual:kern/progress.css";
import "../styles/progress.css";
import "virtual:kern/fields.css";
import "../styles/fields.css";
import "../styles/explain.css";
import { Icon } from "../components/icon/Icon.tsx";
import { Badge, type BadgeProps } from "../components/Badge.tsx";
import { describedBy, ErrorText } from "../components/ErrorText.tsx";
import { Button } from "../components/Button.tsx";
import { FileButton } from "../components/files/FileButton.tsx";
import { Waiting } from "../components/status/Waiting.tsx";
import { lazyPart } from "../components/loading/lazyPart.tsx";
import { excuseOf } from "#forms/requiredDocuments.ts";
import { plainText } from "#forms/RichText.ts";
import { copiesOfState, wantedWords } from "#forms/wantedDocument.ts";
import { type FieldProps, useForm, useControl } from "../form/fields/control/useControl.ts";
import { isPicture } from "../photos/pages/fileName.ts";
import type { AttachmentStore } from "./attachmentStore.ts";
import type { Upload } from "./upload/Upload.ts";
import { FileItem, type FileItemProps } from "./FileItem.tsx";
import { useDoubtfulScans } from "./useDoubtfulScans.ts";

export interface AttachmentFieldProps extends FieldProps {
  readonly store: AttachmentStore;
}

/** Makes a PDF of photos and joins PDFs: many people need neither. */
const PhotoSheet = lazyPart(async () => (await import("../photos/sheet/PhotoSheet.tsx")).PhotoSheet, {
  messages: { de: () => import("../photos/messages.de.ts"), en: () => import("../photos/messages.en.ts") },
});

/** What a PDF is made of here, and the key of the file whose place it takes. */
interface Chosen {
  readonly files: readonly File[];
  readonly replaced?: string | undefined;
}

const BADGES = {
  complete: { tone: "success", icon: "check" },
  uploading: { tone: "info", icon: "upload" },
  checking: { tone: "info", icon: "sync" },
  held: { tone: "warning", icon: "pause" },
  paused: { tone: "warning", icon: "warning" },
  refused: { tone: "danger", icon: "error" },
  missing: { tone: "plain", icon: "missing" },
  later: { tone: "info", icon: "clock" },
  unavailable: { tone: "plain", icon: "info" },
} as const satisfies Readonly<Record<string, Pick<BadgeProps, "tone" | "icon">>>;

type Summary = keyof typeof BADGES | "none";

/** One document that is asked for: its state, its files, and the way to choose one. */
export function AttachmentField({ store, ...field }: AttachmentFieldProps): ReactNode {
  const { t } = useTranslation();
  const { data, form } = useForm().store;
  const control = useControl(field);
  const { id, path, label, required } = control;
  const { error } = control.view;
  /** The person said that it comes later, or that it cannot be provided: nothing is asked for then. */
  const excuse = excuseOf(data(), path);
  const uploads = useSyncExternalStore(store.subscribe, store.uploads).filter(
    (upload) => upload.fieldPath === path,
  );
  const isExcused = excuse !== undefined && uploads.length === 0;
  const hint = isExcused || control.hint === undefined ? null : plainText(control.hint);
  const wanted = isExcused ? [] : wantedWords(control.field, copiesOfState(form(), data()));
  const locked = control.locked || isExcused;
  const summary = isExcused ? excuse : summaryOf(uploads, required);
  /** What the pages are made of that are being put together; none is a sheet without pages. */
  const [chosen, setChosen] = useState<Chosen>();
  const { isLooking, doubtfulOf } = useDoubtfulScans();
  const upload = (file: File, replaced?: string): void => {
    setChosen(undefined);
    void (async () => {
      // First, so that its room is free.
      if (replaced !== undefined) await store.remove(replaced);
      await store.add(path, file);
    })();
  };
  const add = (files: readonly File[], replaced?: string): void => {
    // Another try: what was refused before it would stand under what is right now, as if something were still wrong.
    const refused = uploads.filter(({ state }) => state.kind === "refused");
    if (refused.length === uploads.length) for (const { key } of refused) void store.remove(key);
    if (files.some(isPicture)) setChosen({ files, replaced });
    else void addPdfs(files, replaced);
  };
  const addPdfs = async (files: readonly File[], replaced?: string): Promise<void> => {
    // What there is no room for is refused unread.
    const doubtful = await doubtfulOf(files.filter(({ size }) => size <= store.freeBytes()));
    for (const file of files) if (!doubtful.includes(file)) upload(file, replaced);
    if (doubtful.length > 0) setChosen({ files: doubtful, replaced });
  };
  // What was focused goes with its file.
  const focusChoice = (): void => document.getElementById(id)?.focus();
  const replace = (key: string): FileItemProps["onReplace"] =>
    locked || !required || !uploads.every(isBlank)
      ? undefined
      : (files) => {
          focusChoice();
          add(files, key);
        };
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    if (!locked) add([...event.dataTransfer.files]);
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
          <FormText>{label}</FormText>{" "}
          {!required && !isExcused && <span className="ap-muted">{t("common.optional")}</span>}
        </p>
        {summary !== "none" && <Badge {...BADGES[summary]}>{t(`attachments.summary.${summary}`)}</Badge>}
      </div>
      {hint !== null && (
        <p className="ap-muted" id={`${id}-hint`}>
          <FormText>{hint}</FormText>
        </p>
      )}
      {wanted.length > 0 && (
        <ul className="ap-wanted ap-small" id={`${id}-wanted`}>
          {wanted.map((text) => (
            <li key={text}>
              <FormText>{text}</FormText>
            </li>
          ))}
        </ul>
      )}
      {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      {uploads.length > 0 && (
        <ul className="ap-files">
          {uploads.map((upload) => (
            <FileItem
              key={upload.key}
              upload={upload}
              store={store}
              locked={locked}
              onReplace={replace(upload.key)}
              onRemove={() => {
                focusChoice();
                void store.remove(upload.key);
              }}
            />
          ))}
        </ul>
      )}
      {isLooking && <Waiting>{t("attachments.looking")}</Waiting>}
      {!locked && (
        <div className="ap-pick">
          <FileButton
            id={id}
            kind="secondary"
            icon="upload"
            accept="application/pdf,.pdf,image/*"
            multiple
            aria-describedby={describedBy(
              hint !== null && `${id}-hint`,
              wanted.length > 0 && `${id}-wanted`,
              error !== undefined && `${id}-error`,
            )}
            aria-invalid={error === undefined ? undefined : true}
            hiddenText={`: ${label}`}
            onPick={add}
          >
            {t(uploads.length > 0 ? "attachments.pickAnother" : "attachments.pick")}
          </FileButton>
          <span className="ap-touch">
            <FileButton
              id={`${id}-camera`}
              kind="secondary"
              icon="camera"
              accept="image/*"
              capture="environment"
              hiddenText={`: ${label}`}
              onPick={add}
            >
              {t("attachments.photo")}
            </FileButton>
          </span>
          <span className="ap-muted ap-small ap-mouse">{t("attachments.drop")}</span>
          {uploads.length === 0 && <PhotoExample document={label} />}
          <Button kind="tertiary" hiddenText={`: ${label}`} onClick={() => setChosen({ files: [] })}>
            {t("attachments.join")}
          </Button>
        </div>
      )}
      {chosen !== undefined && (
        <PhotoSheet
          document={label}
          files={chosen.files}
          freeBytes={store.freeBytes()}
          onDone={(pdf) => upload(pdf, chosen.replaced)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}

/** Whether a file has no drawn page: only where all of a paper are so is the person asked. */
function isBlank({ state }: Upload): boolean {
  return state.kind === "refused" || (state.kind === "stored" && state.blankPages === "all");
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

/** How a document is photographed, with two examples; on demand. */
function PhotoExample({ document }: { readonly document: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <details className="ap-explain ap-small">
      <summary>
        {t("attachments.example")}
        <span className="kern-sr-only">: {document}</span>
      </summary>
      <div className="ap-stack-s">
        <p>{t("attachments.example.text")}</p>
        <ul className="ap-examples">
          <li>
            <Sheet />
            <p>
              <Icon name="check" size="s" />
              <span>{t("attachments.example.good")}</span>
            </p>
          </li>
          <li>
            <Sheet turned="rotate(14 36 45) translate(20 14)" />
            <p>
              <Icon name="close" size="s" />
              <span>{t("attachments.example.bad")}</span>
            </p>
          </li>
        </ul>
      </div>
    </details>
  );
}

/** A sheet of paper on a table, as a photo shows it. */
function Sheet({ turned }: { readonly turned?: string }): ReactNode {
  return (
    <svg viewBox="0 0 72 90" aria-hidden="true" focusable="false">
      <g transform={turned}>
        <rect x="11" y="11" width="50" height="68" />
        <path d="M18 22h24M18 34h36M18 42h36M18 50h36M18 58h20M44 68h10" />
      </g>
    </svg>
  );
}
