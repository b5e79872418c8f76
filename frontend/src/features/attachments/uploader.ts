import { FILE_NAME_MAX_LENGTH, partSizes } from "../../../../functions/contract/limits.ts";
import { err, ok } from "../../../../functions/contract/result.ts";
import { isProblem } from "../../api/ApiFailure.ts";
import { call } from "../../api/call.ts";
import { checkFile } from "./checkFile.ts";
import { postPart } from "./postPart.ts";
import { refusalOf } from "./refusalOf.ts";
import { sha256Base64 } from "./sha256Base64.ts";
import type { Upload } from "./Upload.ts";
import { uploadFile } from "./uploadFile.ts";
import type { UploadList } from "./UploadList.ts";
import type { UploadWork } from "./UploadWork.ts";

export interface Uploader {
  readonly add: (fieldPath: string, file: File) => Promise<void>;
  readonly resume: (key: string) => void;
  readonly remove: (key: string) => Promise<void>;
}

const PERCENT = 100;

/** Works on the files of one application: checks, reserves, sends, removes. */
export function uploader(list: UploadList, work: UploadWork): Uploader {
  const { processId, write } = work;
  const files = new Map<string, File>();
  const cancelled = new Set<string>();
  const sentParts = new Map<string, number>();
  let nextKey = 1;
  /** One file after the other: on a slow line two at once finish later than one by one. */
  let queue: Promise<unknown> = Promise.resolve();

  function told(what: Parameters<UploadWork["happened"]>[0], key: string): void {
    const upload = list.find(key);
    if (upload !== undefined) work.happened(what, upload);
  }

  function refuse(key: string, refusal: string): void {
    files.delete(key);
    list.change(key, { state: { kind: "refused", refusal }, resumable: false });
    told("refused", key);
  }

  function interrupted(key: string, percent: number): void {
    list.change(key, { state: { kind: "interrupted", percent } });
    told("interrupted", key);
  }

  async function run(key: string): Promise<void> {
    const file = files.get(key);
    const upload = list.find(key);
    if (file === undefined || upload === undefined || cancelled.has(key)) return;
    const attachmentId = upload.attachmentId ?? (await reserve(upload));
    if (attachmentId === undefined) return;
    const sizes = partSizes(upload.size);
    const path = { processId, attachmentId };
    const percent = (): number => percentOf(sentParts.get(key) ?? 0, sizes.length);
    list.change(key, { state: { kind: "uploading", percent: percent() } });
    const result = await uploadFile(
      { blob: file, partSizes: sizes, from: sentParts.get(key) ?? 0 },
      {
        sha256: sha256Base64,
        sign: async (part) => {
          const signed = await call("signAttachmentParts", { path, body: { parts: [part] } });
          if (!signed.ok) return signed;
          const [first] = signed.value.parts;
          return first === undefined ? err({ kind: "unexpected-answer", status: 200 }) : ok(first);
        },
        post: postPart,
        confirm: async () => {
          list.change(key, { state: { kind: "checking" } });
          const confirmed = await write(() => call("confirmAttachment", { path }));
          return confirmed.ok ? ok(confirmed.value.attachment) : confirmed;
        },
        cancelled: () => cancelled.has(key),
        progress: (parts) => {
          sentParts.set(key, parts);
          list.change(key, { state: { kind: "uploading", percent: percent() } });
        },
      },
    );
    if (result.ok) {
      files.delete(key);
      list.change(key, { state: { kind: "stored" }, resumable: false });
      told("stored", key);
    } else if (result.failure.kind === "refused") refuse(key, result.failure.refusal);
    else if (result.failure.kind === "interrupted") interrupted(key, percent());
  }

  async function reserve(upload: Upload): Promise<string | undefined> {
    const { key, fieldPath, fileName, size } = upload;
    const body = { fieldPath, fileName, size };
    const reserved = await write(() => call("reserveAttachment", { path: { processId }, body }));
    if (reserved.ok) {
      const { attachmentId } = reserved.value.attachment;
      list.change(key, { attachmentId });
      return attachmentId;
    }
    const refusal = refusalOf(reserved.failure);
    if (refusal === undefined) interrupted(key, 0);
    else refuse(key, refusal);
    return undefined;
  }

  function enqueue(key: string): void {
    queue = queue.then(() => run(key));
  }

  return {
    async add(fieldPath, file) {
      const key = `new-${nextKey.toString()}`;
      nextKey += 1;
      const fileName = file.name.slice(-FILE_NAME_MAX_LENGTH);
      const present = list
        .all()
        .filter((upload) => upload.fieldPath === fieldPath && upload.state.kind !== "refused");
      const refusal = await checkFile(file, { freeBytes: list.freeBytes(), present });
      const common = { key, attachmentId: undefined, fieldPath, fileName, size: file.size };
      list.put([...list.all(), { ...common, state: { kind: "waiting" }, resumable: refusal === undefined }]);
      if (refusal !== undefined) {
        refuse(key, refusal);
        return;
      }
      files.set(key, file);
      enqueue(key);
    },
    resume(key) {
      list.change(key, { state: { kind: "waiting" } });
      enqueue(key);
    },
    async remove(key) {
      const upload = list.find(key);
      if (upload === undefined) return;
      cancelled.add(key);
      files.delete(key);
      const { attachmentId } = upload;
      if (attachmentId !== undefined) {
        const result = await write(() => call("deleteAttachment", { path: { processId, attachmentId } }));
        if (!result.ok && !isProblem(result.failure, "attachment-not-found")) {
          told("delete-failed", key);
          return;
        }
      }
      list.put(list.all().filter((other) => other.key !== key));
    },
  };
}

function percentOf(parts: number, all: number): number {
  return all === 0 ? 0 : Math.round((parts / all) * PERCENT);
}
