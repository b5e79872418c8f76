import { z } from "zod";
import type { Attachment } from "../attachments/Attachment.ts";
import { UPLOADS_MAX_BYTES } from "../attachments/limits.ts";
import { isOver } from "./retention.ts";
import type { Process } from "./Process.ts";

/** What one person, or one visitor, may take up at once; settings of the state. */
export interface OwnerLimits {
  readonly openDrafts: number;
  readonly reservedMegabytes: number;
}

/** What a draft takes up of it: never less than it holds, and more until somebody needs the rest. */
export const heldDraftSchema = z.object({
  processId: z.string(),
  /** Of its files, with those that are on their way. */
  bytes: z.int().nonnegative(),
  claimedAt: z.iso.datetime(),
});
export type HeldDraft = z.infer<typeof heldDraftSchema>;

export type Fits = (held: readonly HeldDraft[]) => boolean;

const MEGABYTE = 1_000_000;
/** Longer than a request takes: by then what was claimed stands in the draft, or never will. */
const CLAIM_MILLISECONDS = 30_000;
/** Drafts that come with a sign-in count and are not refused. Who has so many begins nothing anyway. */
const MOST_COUNTED = 50;

export const draftsFit =
  ({ openDrafts }: Pick<OwnerLimits, "openDrafts">): Fits =>
  (held) =>
    held.length <= openDrafts;

export const filesFit =
  ({ reservedMegabytes }: Pick<OwnerLimits, "reservedMegabytes">): Fits =>
  (held) =>
    held.reduce((sum, { bytes }) => sum + bytes, 0) <= reservedMegabytes * MEGABYTE;

/** What can still be gone on with. */
export function isOpenDraft({ status, availableUntil }: Process, now: Date): boolean {
  return status !== "SUBMITTED" && !isOver(availableUntil, now);
}

export function holdingOf({ id, attachments, createdAt }: Process): HeldDraft {
  return { processId: id, bytes: heldBytes(attachments), claimedAt: createdAt };
}

export function isClaimedNow({ claimedAt }: HeldDraft, now: Date): boolean {
  return now.getTime() - Date.parse(claimedAt) < CLAIM_MILLISECONDS;
}

/** What is held once this draft holds so much more. */
export function withClaim(
  held: readonly HeldDraft[],
  { processId, bytes, now }: Pick<HeldDraft, "processId" | "bytes"> & { readonly now: Date },
): readonly HeldDraft[] {
  const before = held.find((draft) => draft.processId === processId);
  const claimed = {
    processId,
    bytes: Math.min((before?.bytes ?? 0) + bytes, UPLOADS_MAX_BYTES),
    claimedAt: now.toISOString(),
  };
  return [...held.filter((draft) => draft !== before), claimed].slice(-MOST_COUNTED);
}

/** At most the limit of an application, even when more was announced and broken off. */
export function heldBytes(attachments: readonly Attachment[]): number {
  const announced = attachments.reduce((sum, { status, size }) => sum + (status === "refused" ? 0 : size), 0);
  return Math.min(announced, UPLOADS_MAX_BYTES);
}
