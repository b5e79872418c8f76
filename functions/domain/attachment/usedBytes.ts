import type { Attachment } from "./Attachment.ts";
import { UPLOAD_HOLD_MINUTES } from "./limits.ts";

const MINUTE = 60_000;

/**
 * Bytes of the 29 MB that files take. A stored file counts whole, a refused one not at all. One on its way counts whole
 * while somebody goes on with it, so that two windows cannot fill the same room; afterwards as far as it has arrived.
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

/** Whether half of the time is over: then whoever still sends holds the room anew. */
export function isHoldToRenew({ reservedAt }: Attachment, now: Date): boolean {
  return now.getTime() >= Date.parse(reservedAt) + (UPLOAD_HOLD_MINUTES * MINUTE) / 2;
}
