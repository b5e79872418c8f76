/** An item as the store keeps it. */
export type StoredItem = Readonly<Record<string, unknown>>;

export interface StoredObject {
  readonly key: string;
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

export interface StoredTable {
  /** What it holds, without what a stack adds to the name: `Processes`. */
  readonly name: string;
  items(): Promise<readonly StoredItem[]>;
  pages(): AsyncIterable<readonly StoredItem[]>;
  put(item: StoredItem): Promise<void>;
  /** Whether it was missing; one that is there stays as it is. */
  putMissing(item: StoredItem): Promise<boolean>;
  /** Deletes everything; answers what there was. */
  clear(): Promise<readonly StoredItem[]>;
}

export interface StoredBucket {
  /** `uploads` */
  readonly name: string;
  keys(): Promise<readonly string[]>;
  read(key: string): Promise<StoredObject | undefined>;
  put(object: StoredObject): Promise<void>;
  clear(): Promise<number>;
}

/** Everything that a portal knows. */
export interface PortalState {
  readonly tables: readonly StoredTable[];
  readonly buckets: readonly StoredBucket[];
}

/** Where a copy lies. */
export interface StateCopy {
  writeItems(table: string, items: readonly StoredItem[]): Promise<void>;
  readItems(table: string): Promise<readonly StoredItem[]>;
  writeObject(bucket: string, object: StoredObject): Promise<void>;
  objects(bucket: string): AsyncIterable<StoredObject>;
}
