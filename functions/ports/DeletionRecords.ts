import type { DeletionRecord } from "../domain/process/DeletionRecord.ts";

/** What is known of deleted applications, in the place of the key that each was sealed with. */
export interface DeletionRecords {
  /** Puts the record in the place of the key: from then on every copy is unreadable. A second record changes nothing. */
  destroyKey(record: DeletionRecord): Promise<void>;
  get(processId: string): Promise<DeletionRecord | undefined>;
  /** Newest first. */
  listByOwner(ownerId: string): Promise<readonly DeletionRecord[]>;
}
