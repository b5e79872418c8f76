import { UPLOADS_MAX_BYTES } from "#domain/attachments/limits.ts";
import { type MovedRows, pathAfterMove } from "#forms/answers/pathAfterMove.ts";
import { listenersOf } from "../settings/listeners.ts";
import {
  type Upload,
  type UploadList,
  type UploadWork,
  isMoving,
  isOnlyHere,
  isUnfinished,
} from "./upload/Upload.ts";
import type { Attachment } from "./upload/sendFile.ts";
import type { Uploader } from "./upload/uploader.ts";

export interface AttachmentStore extends Pick<Uploader, "add" | "remove" | "view"> {
  readonly uploads: () => readonly Upload[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly resume: (key: string) => Promise<void>;
  readonly pause: (key: string) => Promise<void>;
  /** The person says that a file with blank pages is the right one. */
  readonly keep: (key: string) => void;
  readonly freeBytes: () => number;
  /** The files that the server knows, in its rows; what is on its way from here goes on. */
  readonly adopt: (attachments: readonly Attachment[]) => void;
  /** Files go with their row; those of a row that is gone go, too. For each row the number that it had before. */
  readonly moveRows: (moved: MovedRows) => void;
}

export interface AttachmentStoreOptions extends UploadWork {
  readonly attachments: readonly Attachment[];
}

/** The files of one application: what the server has and what is on its way. */
export function attachmentStore(options: AttachmentStoreOptions): AttachmentStore {
  let uploads: readonly Upload[] = options.attachments.map(uploadOf);
  /** As the server counts; what it does not know yet is added below. */
  let usedBytes = 0;
  let loading: Promise<Uploader> | undefined;
  const listeners = listenersOf();

  const list: UploadList = {
    all: () => uploads,
    find: (key) => uploads.find((upload) => upload.key === key),
    put(next) {
      uploads = next;
      listeners.notify();
    },
    change(key, changes) {
      list.put(uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
    },
    counted(bytes) {
      usedBytes = bytes;
      list.put([...uploads]);
    },
    freeBytes: () =>
      UPLOADS_MAX_BYTES -
      usedBytes -
      bytesOf(uploads.filter(({ attachmentId }) => attachmentId === undefined)),
  };

  /** What only an upload needs loads with the first file. */
  function working(): Promise<Uploader> {
    loading ??= import("./upload/uploader.ts").then(({ uploader }) => uploader(list, options));
    loading.catch(() => {
      loading = undefined;
    });
    return loading;
  }

  function stop(key: string): void {
    if (loading !== undefined) void loading.then((uploader) => uploader.remove(key));
  }

  /** A file as the server reports it; only this window knows how far it has come that is sent from here. */
  function mergedUpload(attachment: Attachment): Upload {
    const { attachmentId, fieldPath, status } = attachment;
    const here = uploads.find((upload) => upload.attachmentId === attachmentId);
    if (here === undefined) return uploadOf(attachment);
    return isMoving(here) || (isOnlyHere(here) && status === "reserved")
      ? { ...here, fieldPath }
      : {
          ...uploadOf(attachment),
          key: here.key,
          // Whether the person was asked about it is known only here.
          ...(status === "stored" && here.state.kind === "stored" && { state: here.state }),
        };
  }

  /** Of what broke off elsewhere only the server knows how much has arrived. */
  function count(): void {
    usedBytes = knownBytes(uploads);
    if (uploads.some(isUnfinished)) void working().then(({ refresh }) => refresh());
  }

  count();
  return {
    uploads: list.all,
    subscribe: listeners.subscribe,
    freeBytes: list.freeBytes,
    adopt(attachments) {
      const unknown = uploads.filter(({ attachmentId }) => attachmentId === undefined);
      list.put([...attachments.map(mergedUpload), ...unknown]);
      count();
    },
    moveRows(moved) {
      const stay = uploads.flatMap((upload): readonly Upload[] => {
        const fieldPath = pathAfterMove(upload.fieldPath, moved);
        // What is still on its way there is stopped; what is stored goes with the row on the server.
        if (fieldPath === undefined && upload.state.kind !== "stored") stop(upload.key);
        return fieldPath === undefined ? [] : [{ ...upload, fieldPath }];
      });
      usedBytes -= knownBytes(uploads) - knownBytes(stay);
      list.put(stay);
    },
    add: async (fieldPath, file) => (await working()).add(fieldPath, file),
    resume: async (key) => (await working()).resume(key),
    pause: async (key) => (await working()).pause(key),
    remove: async (key) => (await working()).remove(key),
    keep(key) {
      const state = list.find(key)?.state;
      if (state?.kind === "stored") list.change(key, { state: { ...state, unconfirmed: false } });
    },
    view: async (key, beside) => (await working()).view(key, beside),
  };
}

function bytesOf(uploads: readonly Upload[]): number {
  return uploads.reduce((sum, { size, state }) => sum + (state.kind === "refused" ? 0 : size), 0);
}

/** Of the files that the server counts. */
function knownBytes(uploads: readonly Upload[]): number {
  return bytesOf(uploads.filter(({ attachmentId }) => attachmentId !== undefined));
}

/** A file that the server knows, as the field shows it. What was only reserved broke off: its bytes are not here. */
function uploadOf(attachment: Attachment): Upload {
  const { attachmentId, fieldPath, fileName, size, status, refusal, sameAs, blankPages } = attachment;
  return {
    key: attachmentId,
    attachmentId,
    fieldPath,
    fileName,
    size,
    resumable: false,
    sameAs,
    state:
      status === "stored"
        ? { kind: "stored", blankPages }
        : status === "refused"
          ? { kind: "refused", refusal: refusal ?? "unreadable" }
          : { kind: "interrupted", percent: 0, continues: false },
  };
}
