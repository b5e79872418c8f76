import { isRestored, isRestoredObject } from "#domain/operation/isRestored.ts";
import type { PortalState, StateCopy, StoredItem, StoredTable } from "#ports/operation/PortalState.ts";

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

export interface MovedState {
  readonly tables: number;
  readonly buckets: number;
  readonly items: number;
  /** Of the items those that were over: the store deletes them when it likes, also between two reads. */
  readonly over: number;
  readonly objects: number;
}

export interface MovingState {
  readonly copy: StateCopy;
  /** Decides what is over. */
  readonly now: Date;
}

/** Copies everything that a portal knows. */
export async function saveState(
  { tables, buckets }: PortalState,
  { copy, now }: MovingState,
): Promise<MovedState> {
  let items = 0;
  let over = 0;
  let objects = 0;
  for (const table of tables) {
    const found = await table.items();
    await copy.writeItems(table.name, found);
    items += found.length;
    over += countOver(found, now);
  }
  for (const bucket of buckets) {
    for (const key of await bucket.keys()) {
      const object = await bucket.read(key);
      // Deleted since it was listed: it is not to be known any more.
      if (object === undefined) continue;
      await copy.writeObject(bucket.name, object);
      objects += 1;
    }
  }
  return { tables: tables.length, buckets: buckets.length, items, over, objects };
}

/** Deletes everything, as a lost account or a wrong command would. */
export async function destroyState({ tables, buckets }: PortalState, now: Date): Promise<MovedState> {
  let items = 0;
  let over = 0;
  let objects = 0;
  for (const table of tables) {
    const deleted = await table.clear();
    items += deleted.length;
    over += countOver(deleted, now);
  }
  for (const bucket of buckets) objects += await bucket.clear();
  return { tables: tables.length, buckets: buckets.length, items, over, objects };
}

/** Brings back what is not over by now. Files come first: a draft that is seen again has all of them. */
export async function restoreState(
  { tables, buckets }: PortalState,
  { copy, now }: MovingState,
): Promise<MovedState> {
  const kept = new Map<string, readonly StoredItem[]>();
  for (const { name } of tables) {
    kept.set(
      name,
      (await copy.readItems(name)).filter((item) => isRestored(item, now)),
    );
  }
  const restored = { processes: processIds(kept, "Processes"), submissions: processIds(kept, "Submissions") };
  let objects = 0;
  for (const bucket of buckets) {
    for await (const object of copy.objects(bucket.name)) {
      if (!isRestoredObject({ bucket: bucket.name, key: object.key }, restored)) continue;
      await bucket.put(object);
      objects += 1;
    }
  }
  let items = 0;
  for (const table of tables) {
    for (const item of kept.get(table.name) ?? []) {
      await table.put(item);
      items += 1;
    }
  }
  return { tables: tables.length, buckets: buckets.length, items, over: 0, objects };
}

function countOver(items: readonly StoredItem[], now: Date): number {
  return items.filter((item) => !isRestored(item, now)).length;
}

function processIds(kept: ReadonlyMap<string, readonly StoredItem[]>, table: string): ReadonlySet<string> {
  return new Set(
    (kept.get(table) ?? []).flatMap(({ processId }) => (typeof processId === "string" ? [processId] : [])),
  );
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
