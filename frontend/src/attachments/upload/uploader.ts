import type { ResponseOf } from "#contract/operations.ts";
import { FILE_NAME_MAX_LENGTH } from "#domain/attachments/limits.ts";
import { readableFileName } from "#domain/attachments/readableFileName.ts";
import { endOfText } from "#domain/text/cutText.ts";
import { isProblem } from "#ui/api/ApiFailure.ts";
import type { Beside } from "./openBeside.ts";
import { checkFile } from "./checkFile.ts";
import {
  isOnlyHere,
  isUnfinished,
  type Upload,
  type UploadList,
  type FileHappening,
  type UploadWork,
} from "./Upload.ts";
import { goOnLater, pauseBeforeTry } from "#ui/api/goOnLater.ts";
import { sendFile } from "./sendFile.ts";
import { uploadPace } from "./uploadPace.ts";

const IN_VAIN: ReadonlySet<FileHappening> = new Set(["delete-failed", "view-failed", "view-blocked"]);

export interface Uploader {
  readonly add: (fieldPath: string, file: File) => Promise<void>;
  readonly resume: (key: string) => void;
  /** Stops a file on its way until the person goes on. */
  readonly pause: (key: string) => void;
  readonly remove: (key: string) => Promise<void>;
  /** Shows a stored file in the window that was opened for it; undefined where the browser allowed none. */
  readonly view: (key: string, beside: Beside | undefined) => Promise<void>;
  /** Asks the server what it has and how much room is taken. */
  readonly refresh: () => Promise<void>;
}

/** Works on the files of one application: checks, announces, sends, goes on after a lost line, removes. */
export function uploader(list: UploadList, work: UploadWork): Uploader {
  const { call, processId, write } = work;
  const files = new Map<string, File>();
  const cancelled = new Set<string>();
  /** Tries in vain, and how to call off the next one. */
  const waiting = new Map<string, { readonly inVain: number; readonly stop: () => void }>();
  /** How to stop what is being sent. */
  const running = new Map<string, AbortController>();
  const pace = uploadPace(() => performance.now());
  let nextKey = 1;
  /** One file after the other: on a slow line two at once finish later than one by one. */
  let queue: Promise<unknown> = Promise.resolve();

  function notify(what: FileHappening, key: string): void {
    const upload = list.find(key);
    if (upload === undefined) return;
    work.happened({ what, fileName: upload.fileName, inVain: IN_VAIN.has(what) });
  }

  function callOff(key: string): void {
    waiting.get(key)?.stop();
    waiting.delete(key);
  }

  function forget(key: string): void {
    files.delete(key);
    callOff(key);
  }

  function refuse(key: string, refusal: string): void {
    forget(key);
    list.change(key, { state: { kind: "refused", refusal }, resumable: false });
    notify("refused", key);
  }

  function interrupted(key: string, lasting: boolean): void {
    const percent = percentNow(list.find(key));
    const inVain = (waiting.get(key)?.inVain ?? 0) + 1;
    list.change(key, { state: { kind: "interrupted", percent, continues: !lasting } });
    if (inVain === 1) notify("interrupted", key);
    const pause = pauseBeforeTry(inVain);
    if (!lasting) waiting.set(key, { inVain, stop: goOnLater(() => resume(key), pause) });
  }

  async function run(key: string): Promise<void> {
    const file = files.get(key);
    const upload = list.find(key);
    if (file === undefined || upload === undefined || cancelled.has(key)) return;
    if (upload.state.kind === "paused") return;
    const stop = new AbortController();
    const secondsLeft = pace(file.size);
    running.set(key, stop);
    const sent = await sendFile(work, {
      upload,
      file,
      cancelled: () => cancelled.has(key),
      signal: stop.signal,
      announced: (reserved) => announced(key, reserved),
      progress: (bytes) => {
        const percent = percentOf(bytes, file.size);
        if (percent > percentNow(list.find(key))) waiting.delete(key);
        list.change(key, {
          state: stop.signal.aborted
            ? { kind: "paused", percent }
            : { kind: "uploading", percent, secondsLeft: secondsLeft(bytes) },
        });
      },
      checking: () => list.change(key, { state: { kind: "checking" } }),
    });
    running.delete(key);
    if (sent.ok) {
      forget(key);
      const { blankPages } = sent.value;
      list.change(key, { state: { kind: "stored", blankPages, unconfirmed: true }, resumable: false });
      notify(blankPages === undefined ? "stored" : `${blankPages}-blank`, key);
    } else if (sent.failure.kind === "refused") {
      refuse(key, sent.failure.refusal);
      await refresh();
    } else if (sent.failure.kind === "interrupted" && !stop.signal.aborted) {
      interrupted(key, sent.failure.lasting);
    }
  }

  function announced(key: string, { attachment, usedBytes }: ResponseOf<"reserveAttachment">): void {
    const { attachmentId, sameAs, fieldPath } = attachment;
    const earlier = list.all().find((other) => other.attachmentId === attachmentId && other.key !== key);
    if (earlier !== undefined) {
      forget(earlier.key);
      list.put(list.all().filter((other) => other !== earlier));
      notify("recognised", key);
    }
    const unfinished = list.all().find((other) => isUnfinished(other) && other.fieldPath === fieldPath);
    const isNew = list.find(key)?.attachmentId === undefined && earlier === undefined;
    list.change(key, {
      attachmentId,
      sameAs,
      ...(isNew && unfinished !== undefined && { otherThan: unfinished.key }),
    });
    list.counted(usedBytes);
    if (isNew && sameAs.length > 0) notify("same", key);
    else if (isNew && unfinished !== undefined) notify("other", key);
  }

  function resume(key: string): void {
    waiting.get(key)?.stop();
    queue = queue.then(() => run(key));
  }

  async function refresh(): Promise<void> {
    const listed = await call("listAttachments", { path: { processId } });
    if (!listed.ok) return;
    list.put(withArrived(list.all(), listed.value.attachments));
    list.counted(listed.value.usedBytes);
  }

  return {
    async add(fieldPath, file) {
      const key = `new-${nextKey.toString()}`;
      nextKey += 1;
      const { size } = file;
      const inField = list.all().filter((upload) => upload.fieldPath === fieldPath);
      // What may be the rest of an unfinished upload has its room already: the server tells which it is.
      const mayGoOn = inField.some(
        (upload) => (isUnfinished(upload) || isOnlyHere(upload)) && upload.size === size,
      );
      const refusal = await checkFile(file, mayGoOn ? size : list.freeBytes());
      const upload: Upload = {
        key,
        attachmentId: undefined,
        fieldPath,
        fileName: endOfText(readableFileName(file.name), FILE_NAME_MAX_LENGTH),
        size,
        sameAs: [],
        state: { kind: "waiting" },
        resumable: refusal === undefined,
      };
      list.put([...list.all(), upload]);
      if (refusal !== undefined) {
        refuse(key, refusal);
        return;
      }
      files.set(key, file);
      resume(key);
    },
    resume(key) {
      list.change(key, { state: { kind: "waiting" } });
      resume(key);
    },
    pause(key) {
      const percent = percentNow(list.find(key));
      list.change(key, { state: { kind: "paused", percent } });
      callOff(key);
      running.get(key)?.abort();
    },
    async remove(key) {
      const upload = list.find(key);
      if (upload === undefined) return;
      cancelled.add(key);
      running.get(key)?.abort();
      callOff(key);
      const { attachmentId } = upload;
      if (attachmentId !== undefined) {
        const result = await write(() => call("deleteAttachment", { path: { processId, attachmentId } }));
        if (!result.ok && !isProblem(result.failure, "attachment-not-found")) {
          cancelled.delete(key);
          // Its bytes are still here: the person goes on, or removes it at another time.
          const percent = percentNow(list.find(key));
          if (files.has(key)) list.change(key, { state: { kind: "paused", percent } });
          notify("delete-failed", key);
          return;
        }
      }
      forget(key);
      notify("removed", key);
      list.put(list.all().filter((other) => other.key !== key));
      if (attachmentId !== undefined) await refresh();
    },
    async view(key, beside) {
      const attachmentId = list.find(key)?.attachmentId;
      if (beside === undefined || attachmentId === undefined) {
        notify("view-blocked", key);
        return;
      }
      const link = await call("getAttachment", { path: { processId, attachmentId } });
      if (link.ok) beside.show(link.value.url);
      else {
        beside.close();
        notify("view-failed", key);
      }
    },
    refresh,
  };
}

function percentNow(upload: Upload | undefined): number {
  return upload !== undefined && "percent" in upload.state ? upload.state.percent : 0;
}

/** Uploads with what the server has of those that broke off elsewhere. */
function withArrived(
  uploads: readonly Upload[],
  attachments: ResponseOf<"listAttachments">["attachments"],
): readonly Upload[] {
  const arrived = new Map(attachments.map(({ attachmentId, arrivedBytes }) => [attachmentId, arrivedBytes]));
  return uploads.map((upload) => {
    const bytes = upload.attachmentId === undefined ? undefined : arrived.get(upload.attachmentId);
    if (bytes === undefined || !isUnfinished(upload)) return upload;
    const percent = percentOf(bytes, upload.size);
    return { ...upload, state: { kind: "interrupted", percent, continues: false } };
  });
}

const PERCENT = 100;

/** Whole percents that have arrived; 100 only when nothing is missing. */
function percentOf(bytes: number, size: number): number {
  return Math.floor((bytes / size) * PERCENT);
}
