import type { Attachment } from "./Attachment.ts";
import { UPLOAD_HOLD_MINUTES } from "./limits.ts";

const MINUTE = 60_000;

/**
 * Bytes of the 29 MB that files take. A stored file counts in full, a rejected one not at all. A running upload counts
 * in full while it is active, so that two windows cannot use the same space; afterwards with what has arrived.
 */
export function usedBytes(
  attachments: readonly Attachment[],
  { arrived, now }: { readonly arrived: ReadonlyMap<string, number>; readonly now: Date },
): number {
  return attachments.reduce((sum, attachment) => {
    const { attachmentId, status, size } = attachment;
    if (status === "refused") return sum;
    if (status === "stored" || isHeld(attachment, now)) return sum + size;
    return sum + (arrived.get(attachmentId) ?? size);
  }, 0);
}

function isHeld({ reservedAt }: Attachment, now: Date): boolean {
  return now.getTime() < Date.parse(reservedAt) + UPLOAD_HOLD_MINUTES * MINUTE;
}

/** Whether half of the time has passed: an active upload then renews its reservation of space. */
export function isHoldToRenew({ reservedAt }: Attachment, now: Date): boolean {
  return now.getTime() >= Date.parse(reservedAt) + (UPLOAD_HOLD_MINUTES * MINUTE) / 2;
}
