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

export function mayBeginAnother(drafts: readonly Process[], limits: OwnerLimits): boolean {
  return drafts.length < limits.openDrafts;
}

/** Whether there is room for a file beside all that the drafts hold room for. */
export function hasRoomFor(
  file: { readonly size: number; readonly beside: readonly Process[] },
  limits: OwnerLimits,
): boolean {
  const held = file.beside
    .flatMap(({ attachments }) => attachments)
    .reduce((sum, { status, size }) => sum + (status === "refused" ? 0 : size), 0);
  return held + file.size <= limits.reservedMegabytes * MEGABYTE;
}
