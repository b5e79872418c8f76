import type { Block } from "../domain/session/Block.ts";

/** People who may not sign in for a breach of the terms, by the hash of provider and subject. */
export interface BlockList {
  find(ownerId: string): Promise<Block | undefined>;
  add(block: Block): Promise<void>;
  /** Unless there is one of this owner, which then holds. Answers whether it was added. */
  addMissing(block: Block): Promise<boolean>;
  remove(ownerId: string): Promise<boolean>;
  list(): Promise<readonly Block[]>;
}
