import { FILE_NAME_MAX_LENGTH, partSizes, UPLOADS_MAX_BYTES } from "../../../../functions/contract/limits.ts";
import { isProblem } from "../../api/ApiFailure.ts";
import { call } from "../../api/call.ts";
import { ok } from "../../api/result.ts";
import type { Attachment } from "./uploadFile.ts";

export type UploadState =
  | { readonly kind: "waiting" }
  | { readonly kind: "uploading"; readonly percent: number }
  | { readonly kind: "checking" }
  | { readonly kind: "stored" }
  | { readonly kind: "interrupted"; readonly percent: number }
  | { readonly kind: "refused"; readonly refusal: string };

export interface Upload {
  readonly key: string;
  readonly attachmentId: string | undefined;
  readonly fieldPath: string;
  readonly fileName: string;
  readonly size: number;
  readonly state: UploadState;
  /** Whether the bytes are still in this window, so that an upload can go on. */
  readonly resumable: boolean;
}

export interface AttachmentStore {
  readonly uploads: () => readonly Upload[];
  readonly subscribe: (listener: () => void) => () => void;
  readonly add: (fieldPath: string, file: File) => Promise<void>;
  readonly resume: (key: string) => void;
  readonly remove: (key: string) => Promise<void>;
  readonly freeBytes: () => number;
}

export interface AttachmentStoreOptions {
  readonly processId: string;
  readonly attachments: readonly Attachment[];
  /** Writes of one process go one after the other, so that they do not overtake each other's version. */
  readonly inTurn: <Value>(work: () => Promise<Value>) => Promise<Value>;
  /** Told of what happened to a file, for the live region. */
  readonly happened: (what: "stored" | "refused" | "interrupted" | "delete-failed", upload: Upload) => void;
}

const PERCENT = 100;

/** The files of one application: what the server holds and what is on its way. */
export function attachmentStore(options: AttachmentStoreOptions): AttachmentStore {
  const { processId, inTurn } = options;
  let uploads: readonly Upload[] = options.attachments.map(uploadOf);
  const files = new Map<string, File>();
  const cancelled = new Set<string>();
  const sentParts = new Map<string, number>();
  const listeners = new Set<() => void>();
  let nextKey = 1;
  /** One file after the other: on a slow line two at once finish later than one by one. */
  let queue: Promise<unknown> = Promise.resolve();

  function put(next: readonly Upload[]): void {
    uploads = next;
    for (const listener of listeners) listener();
  }

  function change(key: string, changes: Partial<Upload>): void {
    put(uploads.map((upload) => (upload.key === key ? { ...upload, ...changes } : upload)));
  }

  function find(key: string): Upload | undefined {
    return uploads.find((upload) => upload.key === key);
  }

  function refuse(key: string, refusal: string): void {
    files.delete(key);
    change(key, { state: { kind: "refused", refusal }, resumable: false });
    told("refused", key);
  }

  function told(what: Parameters<AttachmentStoreOptions["happened"]>[0], key: string): void {
    const upload = find(key);
    if (upload !== undefined) options.happened(what, upload);
  }

  function freeBytes(): number {
    const reserved = uploads
      .filter(({ state }) => state.kind !== "refused")
      .reduce((sum, { size }) => sum + size, 0);
    return UPLOADS_MAX_BYTES - reserved;
  }

  async function run(key: string): Promise<void> {
    const file = files.get(key);
    const upload = find(key);
    if (file === undefined || upload === undefined || cancelled.has(key)) return;
    const attachmentId = upload.attachmentId ?? (await reserve(upload));
    if (attachmentId === undefined) return;
    const sizes = partSizes(upload.size);
    const path = { processId, attachmentId };
    change(key, { state: { kind: "uploading", percent: percentOf(sentParts.get(key) ?? 0, sizes.length) } });
    const { uploadFile, sha256Base64, postPart } = await uploading();
    const result = await uploadFile(
      { blob: file, partSizes: sizes, from: sentParts.get(key) ?? 0 },
      {
        sha256: sha256Base64,
        sign: async (part) => {
          const signed = await call("signAttachmentParts", { path, body: { parts: [part] } });
          if (!signed.ok) return signed;
          const [first] = signed.value.parts;
          return first === undefined
            ? { ok: false, failure: { kind: "unexpected-answer", status: 200 } }
            : ok(first);
        },
        post: postPart,
        confirm: async () => {
          change(key, { state: { kind: "checking" } });
          const confirmed = await inTurn(() => call("confirmAttachment", { path }));
          return confirmed.ok ? ok(confirmed.value.attachment) : confirmed;
        },
        cancelled: () => cancelled.has(key),
        progress: (parts) => {
          sentParts.set(key, parts);
          change(key, { state: { kind: "uploading", percent: percentOf(parts, sizes.length) } });
        },
      },
    );
    if (result.ok) {
      files.delete(key);
      change(key, { state: { kind: "stored" }, resumable: false });
      told("stored", key);
    } else if (result.failure.kind === "refused") refuse(key, result.failure.refusal);
    else if (result.failure.kind === "interrupted") {
      change(key, {
        state: { kind: "interrupted", percent: percentOf(sentParts.get(key) ?? 0, sizes.length) },
      });
      told("interrupted", key);
    }
  }

  async function reserve({ key, fieldPath, fileName, size }: Upload): Promise<string | undefined> {
    const reserved = await inTurn(() =>
      call("reserveAttachment", { path: { processId }, body: { fieldPath, fileName, size } }),
    );
    if (reserved.ok) {
      const { attachmentId } = reserved.value.attachment;
      change(key, { attachmentId });
      return attachmentId;
    }
    const { failure } = reserved;
    if (isProblem(failure, "uploads-too-large")) refuse(key, "too-large");
    else if (failure.kind === "problem" && failure.problem === "upload-refused") {
      refuse(key, failure.details.refusal ?? "unreadable");
    } else {
      change(key, { state: { kind: "interrupted", percent: 0 } });
      told("interrupted", key);
    }
    return undefined;
  }

  function enqueue(key: string): void {
    queue = queue.then(() => run(key));
  }

  return {
    uploads: () => uploads,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    freeBytes,
    async add(fieldPath, file) {
      const key = `new-${nextKey.toString()}`;
      nextKey += 1;
      const fileName = file.name.slice(-FILE_NAME_MAX_LENGTH);
      const present = uploads.filter(
        (upload) => upload.fieldPath === fieldPath && upload.state.kind !== "refused",
      );
      const { checkFile } = await uploading();
      const refusal = await checkFile(file, { freeBytes: freeBytes(), present });
      const common = { key, attachmentId: undefined, fieldPath, fileName, size: file.size };
      put([...uploads, { ...common, state: { kind: "waiting" }, resumable: refusal === undefined }]);
      if (refusal !== undefined) {
        refuse(key, refusal);
        return;
      }
      files.set(key, file);
      enqueue(key);
    },
    resume(key) {
      change(key, { state: { kind: "waiting" } });
      enqueue(key);
    },
    async remove(key) {
      const upload = find(key);
      if (upload === undefined) return;
      cancelled.add(key);
      files.delete(key);
      const { attachmentId } = upload;
      if (attachmentId !== undefined) {
        const result = await inTurn(() => call("deleteAttachment", { path: { processId, attachmentId } }));
        if (!result.ok && !isProblem(result.failure, "attachment-not-found")) {
          told("delete-failed", key);
          return;
        }
      }
      put(uploads.filter((other) => other.key !== key));
    },
  };
}

/** What only an upload needs loads with the first file. */
async function uploading() {
  const [{ checkFile }, { uploadFile }, { sha256Base64 }, { postPart }] = await Promise.all([
    import("./checkFile.ts"),
    import("./uploadFile.ts"),
    import("./sha256Base64.ts"),
    import("./postPart.ts"),
  ]);
  return { checkFile, uploadFile, sha256Base64, postPart };
}

function uploadOf(attachment: Attachment): Upload {
  const { attachmentId, fieldPath, fileName, size, status, refusal } = attachment;
  return {
    key: attachmentId,
    attachmentId,
    fieldPath,
    fileName,
    size,
    resumable: false,
    state:
      status === "stored"
        ? { kind: "stored" }
        : status === "refused"
          ? { kind: "refused", refusal: refusal ?? "unreadable" }
          : { kind: "interrupted", percent: 0 },
  };
}

function percentOf(parts: number, all: number): number {
  return all === 0 ? 0 : Math.round((parts / all) * PERCENT);
}
