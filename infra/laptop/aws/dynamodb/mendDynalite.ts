import database, { type Capacity, type Item, type Table } from "dynalite/db/index.js";
import {
  indexChanges,
  itemSchema,
  letIndexesLag,
  rememberFormer,
  type IndexChange,
} from "./laggingIndexes.ts";

/** Of a key in bytes, and what DynamoDB says of a longer one. */
const LIMITS = [
  { bytes: 2048, message: "Size of hashkey has exceeded the maximum size limit of2048 bytes" },
  { bytes: 1024, message: "Aggregated size of all range keys has exceeded the size limit of 1024 bytes" },
] as const;
const KILOBYTE = 1024;

const original = { ...database };
let mended = false;

/**
 * What dynalite forgives or leaves out, as DynamoDB does it: sizes are counted in bytes of UTF-8, keys of indexes have
 * limits too, indexes lag behind, and what is written to them is paid. Once for the process.
 */
export function mendDynalite(): void {
  if (mended) return;
  mended = true;
  letIndexesLag();
  database.itemSize = (item, ...rest) => original.itemSize(inBytes(item), ...rest);
  database.validateItem = (item, table) => original.validateItem(inBytes(item), table);
  database.validateKey = (key, ...rest) => original.validateKey(inBytes(key), ...rest);
  // Of the same write: dynalite reckons what it consumes right before it writes the indexes.
  let consumed: Capacity | undefined;
  database.addConsumedCapacity = (...given) => {
    const [, isRead] = given;
    const capacity = original.addConsumedCapacity(...given);
    consumed = isRead ? undefined : capacity;
    return capacity;
  };
  database.updateIndexes = (...[store, table, before, after, done]) => {
    const tooLong = longIndexKey(table, after ?? {});
    if (tooLong !== undefined) {
      done(database.validationError(`One or more parameter values were invalid: ${tooLong}`));
      return;
    }
    const changes = indexChanges(table, { before, after });
    if (consumed !== undefined) consumed.CapacityUnits += unitsOf(changes);
    consumed = undefined;
    rememberFormer({ store, table }, changes);
    original.updateIndexes(store, table, before, after, done);
  };
}

/** With one character for each byte: so dynalite, which counts characters, counts bytes. */
function inBytes(item: Item): Item {
  const text = JSON.stringify(item);
  const bytes = Buffer.from(text);
  return bytes.length === text.length ? item : itemSchema.parse(JSON.parse(bytes.toString("latin1")));
}

function longIndexKey(table: Table, item: Item): string | undefined {
  for (const { KeySchema: keys } of table.GlobalSecondaryIndexes ?? []) {
    for (const [position, { bytes, message }] of LIMITS.entries()) {
      const value = item[keys[position]?.AttributeName ?? ""]?.["S"];
      if (typeof value === "string" && Buffer.byteLength(value) > bytes) return message;
    }
  }
  return undefined;
}

/** An entry that moves is deleted and written: two writes; one that stays is written with the larger size. */
function unitsOf(changes: readonly IndexChange[]): number {
  return changes.reduce((sum, { former, next }) => {
    const sizes = [former, next].map((item) => (item === undefined ? 0 : database.itemSize(item)));
    return sum + Math.max(1, Math.ceil(Math.max(...sizes) / KILOBYTE));
  }, 0);
}
