declare module "dynalite" {
  import type { Server } from "node:http";

  /** The options used here; `path` is the LevelDB folder. All are handed on to the store. */
  function dynalite(options: {
    readonly path: string;
    readonly createTableMs: number;
    readonly deleteTableMs: number;
    readonly updateTableMs: number;
    readonly indexLagMilliseconds: number;
  }): Server;
  export = dynalite;
}

/** What dynalite's operations call; they look it up in this object at each call, so it can be replaced. */
declare module "dynalite/db/index.js" {
  import type { Readable } from "node:stream";

  export type Value = Readonly<Record<string, unknown>>;
  export type Item = Readonly<Record<string, Value>>;
  export type KeySchema = readonly { readonly AttributeName: string }[];
  export interface Index {
    readonly IndexName: string;
    readonly KeySchema: KeySchema;
  }
  export interface Table {
    readonly TableName: string;
    readonly GlobalSecondaryIndexes?: readonly Index[];
  }
  export interface Range {
    readonly gt?: string;
    readonly gte?: string;
    readonly lt?: string;
    readonly lte?: string;
    readonly reverse?: boolean;
    readonly limit?: number;
  }
  export interface IndexStore {
    readonly createValueStream: (range: Range) => Readable;
  }
  export interface Store {
    readonly options: { readonly indexLagMilliseconds?: number };
    getIndexDb(type: string, tableName: string, indexName: string): IndexStore;
  }
  export interface Capacity {
    CapacityUnits: number;
  }
  export interface Database {
    create(options: object): Store;
    itemSize(item: Item, compress?: boolean, addMetaSize?: boolean, rangeKey?: string): number;
    validateItem(item: Item, table: Table): Error | undefined;
    validateKey(key: Item, table: Table, keySchema?: KeySchema): Error | undefined;
    validationError(message: string): Error;
    createIndexKey(item: Item, table: Table, keySchema: KeySchema): string;
    addConsumedCapacity(
      asked: object,
      isRead: boolean,
      newItem?: Item,
      oldItem?: Item | null,
    ): Capacity | undefined;
    getIndexActions(
      indexes: readonly Index[],
      before: Item | null | undefined,
      after: Item | null | undefined,
      table: Table,
    ): { readonly puts: readonly { readonly index: string; readonly key: string; readonly item: Item }[] };
    updateIndexes(
      store: Store,
      table: Table,
      before: Item | null | undefined,
      after: Item | null | undefined,
      done: (error?: Error | null) => void,
    ): void;
  }
  const database: Database;
  export { database as default };
}
