import type { Block } from "../domain/session/Block.ts";

/** People who may not sign in for a breach of the terms, by the hash of provider and subject. */
export interface BlockList {
  find(ownerId: string): Promise<Block | undefined>;
  add(block: Block): Promise<void>;
  remove(ownerId: string): Promise<boolean>;
  list(): Promise<readonly Block[]>;
}
