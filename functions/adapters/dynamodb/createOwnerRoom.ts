import { z } from "zod";
import { type HeldDraft, heldDraftSchema } from "#domain/application/ownerLimits.ts";
import { longestMilliseconds } from "#domain/operation/DATA_CLASSES.ts";
import type { OwnerRoom } from "#ports/operation/OperationStores.ts";
import type { Clock } from "#ports/System.ts";
import type { DailyHash } from "./createDailyHash.ts";
import { itemOr, type ItemTable, updateItem } from "./updateItem.ts";

/** The hash of an owner is another one tomorrow. */
const KEPT_SECONDS = longestMilliseconds("counters") / 1000;
const itemSchema = z.object({ drafts: z.array(heldDraftSchema) });

/** One item an owner, read consistently and written under the revision that was read. */
export function createOwnerRoom(
  table: ItemTable,
  { clock, hashOf }: { readonly clock: Clock; readonly hashOf: DailyHash },
): OwnerRoom {
  return {
    async update(ownerId, change) {
      const key = { limitId: `drafts#${await hashOf(ownerId)}` };
      const parse = (item: unknown) => itemSchema.parse(item).drafts;
      return updateItem(table, {
        read: () => itemOr<readonly HeldDraft[] | undefined>(table, { key, parse, none: undefined }),
        change,
        toItem: (drafts) => ({
          ...key,
          drafts,
          expiresAt: Math.floor(clock.now().getTime() / 1000) + KEPT_SECONDS,
        }),
      });
    },
  };
}
