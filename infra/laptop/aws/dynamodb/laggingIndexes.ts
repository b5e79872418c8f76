import { Readable } from "node:stream";
import database, {
  type Item,
  type KeySchema,
  type Range,
  type Store,
  type Table,
} from "dynalite/db/index.js";
import { z } from "zod";

/** How long DynamoDB's indexes usually take. */
export const INDEX_LAG_MILLISECONDS = 200;

/** What an index held under a key before a change that its readers do not see yet. */
interface Change {
  readonly at: number;
  readonly former: Item | undefined;
}
/** Changes of one index by key, oldest first. */
interface Changed {
  readonly byKey: Map<string, Change[]>;
  readonly keyOf: (item: Item) => string;
}

export const itemSchema = z.record(z.string(), z.record(z.string(), z.unknown()));
const changedIn = new WeakMap<Store, Map<string, Changed>>();
const original = { ...database };

/** Has the indexes of dynalite answer as those of DynamoDB do: as they were some time ago, by the store's option. */
export function letIndexesLag(): void {
  database.create = (options) => {
    const store = original.create(options);
    const getIndexDb = store.getIndexDb.bind(store);
    store.getIndexDb = (...[type, tableName, indexName]) => {
      const index = getIndexDb(type, tableName, indexName);
      return {
        ...index,
        createValueStream: (range) => {
          const changed = youngChanges(store, `${tableName}/${indexName}`);
          return changed === undefined
            ? index.createValueStream(range)
            : Readable.from(
                formerItems(index.createValueStream({ ...range, limit: -1 }), { range, changed }),
              );
        },
      };
    };
    return store;
  };
}

/** What a write changes in the indexes of its table: item before and after by index and key. */
export function indexChanges(
  table: Table,
  { before, after }: { readonly before: Item | null | undefined; readonly after: Item | null | undefined },
): readonly IndexChange[] {
  const entriesOf = (item: Item | null | undefined) =>
    database
      .getIndexActions(table.GlobalSecondaryIndexes ?? [], undefined, item, table)
      .puts.map(({ item: entry, ...place }) => ({ ...place, item: withoutMissing(entry) }));
  const [olds, news] = [entriesOf(before), entriesOf(after)];
  const isNew = ({ index, key }: Place): boolean =>
    !olds.some((old) => old.index === index && old.key === key);
  const changes = [...olds, ...news.filter(isNew)].map(({ index, key }): IndexChange => {
    const at = (entries: typeof olds) => entries.find((one) => one.index === index && one.key === key)?.item;
    return { index, key, former: at(olds), next: at(news) };
  });
  return changes.filter(({ former, next }) => JSON.stringify(former) !== JSON.stringify(next));
}

/** dynalite names every attribute of the projection, also those that the item does not have. */
const withoutMissing = (entry: Item): Item => itemSchema.parse(JSON.parse(JSON.stringify(entry)));

interface Place {
  readonly index: string;
  readonly key: string;
}
export interface IndexChange extends Place {
  readonly former: Item | undefined;
  readonly next: Item | undefined;
}

/** Remembers what readers of the indexes go on seeing for a while. In memory: a new start shows what is stored. */
export function rememberFormer(
  { store, table }: { readonly store: Store; readonly table: Table },
  changes: readonly IndexChange[],
): void {
  if ((store.options.indexLagMilliseconds ?? 0) === 0) return;
  const at = Date.now();
  for (const { index, key, former } of changes) {
    const { byKey } = changedOf(store, { table, index });
    byKey.set(key, [...(byKey.get(key) ?? []), { at, former }]);
  }
}

function changedOf(
  store: Store,
  { table, index }: { readonly table: Table; readonly index: string },
): Changed {
  const ofStore = changedIn.get(store) ?? new Map<string, Changed>();
  changedIn.set(store, ofStore);
  const name = `${table.TableName}/${index}`;
  const keySchema: KeySchema =
    table.GlobalSecondaryIndexes?.find(({ IndexName: indexName }) => indexName === index)?.KeySchema ?? [];
  const changed = ofStore.get(name) ?? {
    byKey: new Map<string, Change[]>(),
    keyOf: (item) => database.createIndexKey(item, table, keySchema),
  };
  ofStore.set(name, changed);
  return changed;
}

/** Changes younger than the lag; older ones are forgotten. */
function youngChanges(store: Store, name: string): Changed | undefined {
  const changed = changedIn.get(store)?.get(name);
  if (changed === undefined) return undefined;
  // By the clock of the portal: a move of it by seconds is longer than any lag.
  const now = Date.now();
  const lag = store.options.indexLagMilliseconds ?? 0;
  for (const [key, changes] of changed.byKey) {
    const young = changes.filter(({ at }) => at <= now && now - at < lag);
    if (young.length === 0) changed.byKey.delete(key);
    else changed.byKey.set(key, young);
  }
  return changed.byKey.size === 0 ? undefined : changed;
}

/** The items of a range as they were before the young changes, in the order of the index. */
async function* formerItems(
  stored: Readable,
  { range, changed }: { readonly range: Range; readonly changed: Changed },
): AsyncGenerator<Item> {
  const { byKey, keyOf } = changed;
  const items = new Map<string, Item>();
  for await (const value of stored) {
    const item = itemSchema.parse(value);
    items.set(keyOf(item), item);
  }
  for (const [key, [oldest]] of byKey) {
    items.delete(key);
    if (oldest?.former !== undefined && isWithin(key, range)) items.set(key, oldest.former);
  }
  const inOrder = [...items].sort(([one], [other]) => (one < other ? -1 : 1));
  if (range.reverse === true) inOrder.reverse();
  const most = range.limit === undefined || range.limit < 0 ? inOrder.length : range.limit;
  for (const [, item] of inOrder.slice(0, most)) yield item;
}

function isWithin(key: string, { gt, gte, lt, lte }: Range): boolean {
  return (
    (gt === undefined || key > gt) &&
    (gte === undefined || key >= gte) &&
    (lt === undefined || key < lt) &&
    (lte === undefined || key <= lte)
  );
}
