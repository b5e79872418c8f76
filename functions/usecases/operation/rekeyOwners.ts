import { ok } from "#domain/result.ts";
import type { BlockList } from "#ports/sign-in/SessionStore.ts";
import type { Ports } from "#ports/Ports.ts";

export interface RekeyedOwners {
  readonly submissions: number;
  readonly blocks: number;
  /** Ids of records that cannot be read, or were being written concurrently: unchanged. */
  readonly left: readonly string[];
}

/**
 * Brings what is kept for years under the newest key. Drafts are left to their end: who is signed in since before the change
 * works on them under the earlier id. Done twice it changes nothing.
 */
export async function rekeyOwners(
  { submissions, blockList, clock }: Pick<Ports, "submissions" | "clock"> & { readonly blockList: BlockList },
  newest: (ownerId: string) => string,
): Promise<RekeyedOwners> {
  const { found, unreadable } = await submissions.listAll();
  const left = [...unreadable];
  let changed = 0;
  for (const { processId, ownerId } of found) {
    if (newest(ownerId) === ownerId) continue;
    const updated = await submissions.update<never>(processId, (record) =>
      ok({ ...record, ownerId: newest(record.ownerId) }),
    );
    if (updated.ok) changed += 1;
    else if (updated.failure.kind === "write-conflict") left.push(processId);
  }
  let blocks = 0;
  for (const block of await blockList.list()) {
    const ownerId = newest(block.ownerId);
    if (ownerId === block.ownerId) continue;
    // First there, then gone: the person is blocked all the while, and what was said under the new id holds.
    const added = await blockList.add({ ...block, ownerId }, clock.now());
    const removed = await blockList.remove(block.ownerId);
    if (removed) blocks += 1;
    // The block was removed meanwhile.
    else if (added) await blockList.remove(ownerId);
  }
  return { submissions: changed, blocks, left };
}
