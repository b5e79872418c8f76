import { z } from "zod";

/** An account that may not sign in: permanently, or until a time. Other ways to apply stay open (specification §1). */
export const blockSchema = z.object({
  /** Keyed hash of provider and subject (`ownerIdsOf`). */
  ownerId: z.string().min(1),
  /** Absent: for good. */
  until: z.iso.datetime().optional(),
  since: z.iso.datetime(),
  /** For the operator; never shown to the person and never in a log. */
  reason: z.string().max(400),
});
export type Block = z.infer<typeof blockSchema>;

export function isBlocked(block: Block | undefined, now: Date): boolean {
  if (block === undefined) return false;
  return block.until === undefined || Date.parse(block.until) > now.getTime();
}
