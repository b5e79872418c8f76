import { DRAFT_RETENTION_HOURS } from "../application/retention.ts";
import type { Process } from "../application/Process.ts";

/** Files may be stored shortly before their owner's record; older files without a record are ownerless. */
const OWNERLESS_AFTER_MINUTES = 10;
/** By when a part that came after a deletion has certainly been taken away. */
const LATE_PART_MINUTES = 60;
const MINUTE_MILLISECONDS = 60_000;

const PARTS = ".parts/";

interface Aged {
  readonly key: string;
  readonly at: Date;
}

export function mayBeOwnerless({ at }: Aged, now: Date): boolean {
  return minutesSince(at, now) >= OWNERLESS_AFTER_MINUTES;
}

/**
 * A part that was uploaded with a policy signed before the application was deleted. This happens when a person leaves
 * during an upload and is no fault as long as the next sweep deletes it.
 */
export function isLatePart({ key, at }: Aged, now: Date): boolean {
  return key.includes(PARTS) && minutesSince(at, now) < LATE_PART_MINUTES;
}

/** Whether the application names this upload: what was left behind in a row or a question that is no longer there is not. */
export function namesUpload({ id, attachments }: Process, key: string): boolean {
  return attachments.some(({ attachmentId }) => {
    const file = `${id}/${attachmentId}`;
    return key === file || key.startsWith(`${file}${PARTS}`);
  });
}

/** A key is worth nothing by itself: it is left for as long as a draft, should a table be brought back meanwhile. */
export function mayBeDestroyed(missedSince: string, now: Date): boolean {
  return minutesSince(new Date(missedSince), now) >= DRAFT_RETENTION_HOURS * 60;
}

function minutesSince(at: Date, now: Date): number {
  return (now.getTime() - at.getTime()) / MINUTE_MILLISECONDS;
}
