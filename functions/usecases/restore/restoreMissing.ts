import { isRestored } from "../../domain/restore/isRestored.ts";
import type { StoredTable } from "../../ports/PortalState.ts";

/** At once: with the time that one takes, as many as a table takes without being asked to. */
const TOGETHER = 20;

export interface RestoredItems {
  /** What the table of the earlier moment holds. */
  readonly found: number;
  /** Of these: what is over by now, and stays out. */
  readonly over: number;
  /** What is here already, and stays as it is. */
  readonly there: number;
  readonly restored: number;
}

/** Brings back what is missing here and not over; it may run again and then finds everything there. */
export async function restoreMissing(
  { from, to }: { readonly from: StoredTable; readonly to: StoredTable },
  now: Date,
): Promise<RestoredItems> {
  let counted: RestoredItems = { found: 0, over: 0, there: 0, restored: 0 };
  for await (const page of from.pages()) {
    const kept = page.filter((item) => isRestored(item, now));
    let restored = 0;
    for (let first = 0; first < kept.length; first += TOGETHER) {
      const put = await Promise.all(kept.slice(first, first + TOGETHER).map((item) => to.putMissing(item)));
      restored += put.filter((isNew) => isNew).length;
    }
    counted = {
      found: counted.found + page.length,
      over: counted.over + page.length - kept.length,
      there: counted.there + kept.length - restored,
      restored: counted.restored + restored,
    };
  }
  return counted;
}
