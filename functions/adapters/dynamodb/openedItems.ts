import { z } from "zod";
import type { FoundKey, ProcessKeys } from "./createProcessKeys.ts";
import { processIdOf } from "./readableItems.ts";
import { isSealed, openedItem } from "./sealedProcess.ts";

const removedSchema = z.object({ removal: z.object({}) });

/** Processes of a page as they would be unsealed. */
export interface OpenedItems {
  readonly items: readonly unknown[];
  /** Ids of what was deleted, and is here again. */
  readonly destroyed: readonly string[];
  /** Ids of what is sealed with a key of which nothing is known. */
  readonly lost: readonly string[];
}

/**
 * The unsealed item, or undefined where it cannot, or must not, be read. An item that is marked as removed needs no
 * key; one stored before everything was sealed has none, unless it was deleted since then.
 */
export function openedBy(key: FoundKey, item: unknown): unknown {
  if (removedSchema.safeParse(item).success) return item;
  if (key === "destroyed") return undefined;
  if (!isSealed(item)) return item;
  return key === undefined ? undefined : openedItem(item, key);
}

/** Reads the keys of all of them together. */
export async function openedItems(items: readonly unknown[], keys: ProcessKeys): Promise<OpenedItems> {
  const found = await keys.list(items.map(processIdOf));
  const opened: unknown[] = [];
  const destroyed: string[] = [];
  const lost: string[] = [];
  for (const item of items) {
    const processId = processIdOf(item);
    const key = found.get(processId);
    const content = openedBy(key, item);
    if (content !== undefined) opened.push(content);
    else (key === "destroyed" ? destroyed : lost).push(processId);
  }
  return { items: opened, destroyed, lost };
}
