import type { Attachment } from "../attachments/Attachment.ts";
import { UPLOADS_MAX_BYTES } from "../attachments/limits.ts";
import { isOver } from "./retention.ts";
import type { Process } from "./Process.ts";

/** What one person, or one visitor, may take up at once; settings of the state. */
export interface OwnerLimits {
  readonly openDrafts: number;
  readonly reservedMegabytes: number;
}

const MEGABYTE = 1_000_000;

/** What can still be gone on with. */
export function openDrafts(processes: readonly Process[], now: Date): readonly Process[] {
  return processes.filter(
    ({ status, availableUntil }) => status !== "SUBMITTED" && !isOver(availableUntil, now),
  );
}

/** Longer than a start takes, and than a list of an owner lags behind. */
export const RECENT_START_SECONDS = 60;

export function mayBeginAnother(open: number, limits: Pick<OwnerLimits, "openDrafts">): boolean {
  return open < limits.openDrafts;
}

/**
 * Whether a file fits in addition to everything that the drafts hold, one list of files per draft. Each draft counts
 * at most 29 MB, the limit of an application, even when more was announced and broken off.
 */
export function hasRoomFor(
  file: { readonly size: number; readonly drafts: readonly (readonly Attachment[])[] },
  limits: OwnerLimits,
): boolean {
  const held = file.drafts.reduce((sum, attachments) => sum + heldBytes(attachments), 0);
  return held + file.size <= limits.reservedMegabytes * MEGABYTE;
}

function heldBytes(attachments: readonly Attachment[]): number {
  const announced = attachments.reduce((sum, { status, size }) => sum + (status === "refused" ? 0 : size), 0);
  return Math.min(announced, UPLOADS_MAX_BYTES);
}
