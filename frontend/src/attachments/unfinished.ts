import type { ResponseOf } from "#contract/operations.ts";
import type { Upload } from "./Upload.ts";

const PERCENT = 100;

/** Whether it broke off in another window or on another device: its bytes are not here. */
export function isUnfinished({ state, resumable }: Upload): boolean {
  return state.kind === "interrupted" && !resumable;
}

/** Whether it broke off or was stopped here: this window alone has its bytes. */
export function isOnlyHere({ state, resumable }: Upload): boolean {
  return (state.kind === "interrupted" || state.kind === "paused") && resumable;
}

export function isMoving({ state }: Upload): boolean {
  return ["waiting", "uploading", "checking"].includes(state.kind);
}

/** Uploads with what the server has of those that broke off elsewhere. */
export function withArrived(
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

/** Whole percents that have arrived; 100 only when nothing is missing. */
export function percentOf(bytes: number, size: number): number {
  return Math.floor((bytes / size) * PERCENT);
}
