import type { Process } from "#domain/application/Process.ts";
import type { Result } from "#domain/result.ts";
import type { DeletionRecord } from "#domain/application/DeletionRecord.ts";
import type { StoredList } from "../operation/StoredList.ts";

export interface ProcessNotFound {
  readonly kind: "process-not-found";
}

/** The item changed under the hand of the writer again and again; nothing was written. */
export interface WriteConflict {
  readonly kind: "write-conflict";
}

/** A page of what is over. */
interface ExpiredProcesses extends StoredList<Process> {
  /**
   * Ids of records whose key is gone: copies of what was deleted; a lost key is listed among the unreadable as well.
   */
  readonly keyless: readonly string[];
}

/** Stored processes, each sealed with a key of its own; what has lost its key is not found. One call changes one item; what crosses items is a step that may run twice (design: state). */
export interface ProcessRepository {
  create(process: Process): Promise<void>;
  get(processId: string): Promise<Process | undefined>;
  /** All of an owner, newest change first; the caller sorts out what is expired or not to be listed. */
  listByOwner(ownerId: string): Promise<readonly Process[]>;
  /**
   * Reads, changes, writes; the write is refused by the store when anything else wrote meanwhile, and then tried anew
   * from the new state. A failure of `change` writes nothing.
   */
  update<Failure>(
    processId: string,
    change: (process: Process) => Result<Process, Failure>,
  ): Promise<Result<Process, Failure | ProcessNotFound | WriteConflict>>;
  /** Takes away what was removed before (`removal`); any other process stays. */
  delete(processId: string): Promise<void>;
  /** Processes whose `availableUntil` has passed, page by page; they may be deleted between two pages. */
  listExpired(now: Date): AsyncIterable<ExpiredProcesses>;
  /** Deletes what has expired and can no longer be decrypted. */
  deleteKeyless(processId: string, now: Date): Promise<void>;
  /** Processes that were sent and are not finished, and failed ones that their transport had accepted before. */
  listUnfinished(): Promise<StoredList<Process>>;
  /** Processes with an order to send; for operators. */
  listSent(): Promise<StoredList<Process>>;
}

/** What is known of deleted applications, in the place of the key that each was sealed with. */
export interface DeletionRecords {
  /** Puts the record in the place of the key: from then on every copy is unreadable. A second record changes nothing. */
  destroyKey(record: DeletionRecord): Promise<void>;
  /** Its files are gone as well, at the time that the record says. Changes nothing where there is no record. */
  finish(record: DeletionRecord): Promise<void>;
  get(processId: string): Promise<DeletionRecord | undefined>;
  /** Newest first. */
  listByOwner(ownerId: string): Promise<readonly DeletionRecord[]>;
}

/** The key of a process, and since when its process has been missed. */
export interface HeldKey {
  readonly processId: string;
  readonly missedSince?: string | undefined;
}

/** Keys that processes are sealed with. */
export interface KeyRing {
  pages(): AsyncIterable<readonly HeldKey[]>;
  miss(key: HeldKey, since: Date): Promise<void>;
  destroy(key: HeldKey): Promise<void>;
}
