import type { Process } from "../domain/process/Process.ts";
import type { Result } from "../domain/result.ts";
import type { StoredList } from "./StoredList.ts";

export interface ProcessNotFound {
  readonly kind: "process-not-found";
}

/** The item changed under the hand of the writer again and again; nothing was written. */
export interface WriteConflict {
  readonly kind: "write-conflict";
}

/** A page of what is over. */
export interface ExpiredProcesses extends StoredList<Process> {
  /** Ids of those whose key is gone: copies of what was deleted; a lost key is told among the unreadable as well. */
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
  /** Takes away what is over and can be read by nobody. */
  deleteKeyless(processId: string, now: Date): Promise<void>;
  /** Processes that were sent and are not finished, and failed ones that their transport had accepted before. */
  listUnfinished(): Promise<StoredList<Process>>;
  /** Processes that somebody pressed send for; for operators. */
  listSent(): Promise<StoredList<Process>>;
}
