import { z } from "zod";
import type { StoredList } from "../../ports/StoredList.ts";

const keySchema = z.object({ processId: z.string() });

/** Reads what can be read and names the rest; `parse` throws what its schema finds wrong. */
export function readableItems<Content>(
  items: readonly unknown[],
  parse: (item: unknown) => Content,
): StoredList<Content> {
  const found: Content[] = [];
  const unreadable: string[] = [];
  for (const item of items) {
    try {
      found.push(parse(item));
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      unreadable.push(keySchema.parse(item).processId);
    }
  }
  return { found, unreadable };
}
