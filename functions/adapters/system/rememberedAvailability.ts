import { ALL_OPEN, type Availability } from "#domain/operation/Availability.ts";
import type { AvailabilityStore } from "#ports/operation/OperationStores.ts";
import type { EventLog } from "#ports/operation/EventLog.ts";

/** How long a switch may take to be felt everywhere. */
export const REMEMBERED_MILLISECONDS = 2_000;

/**
 * What is switched, read every two seconds at most. Where it cannot be read the last word holds: a table that does not
 * answer must not close a portal.
 */
export function rememberedAvailability(
  store: Pick<AvailabilityStore, "get">,
  { log, now }: { readonly log: EventLog; readonly now: () => number },
): () => Promise<Availability> {
  let last: Availability = ALL_OPEN;
  let readAt = Number.NEGATIVE_INFINITY;
  return async () => {
    if (now() - readAt < REMEMBERED_MILLISECONDS) return last;
    readAt = now();
    try {
      last = await store.get();
    } catch (error) {
      log.write("availability-unreadable", { error: error instanceof Error ? error.name : "unknown" });
    }
    return last;
  };
}
