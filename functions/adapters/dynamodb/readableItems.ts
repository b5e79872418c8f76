import { z } from "zod";
import type { StoredList } from "../../ports/StoredList.ts";
import { processIdOf } from "./processIdOf.ts";

/** What a query or scan brings at once. */
interface Page {
  readonly Items?: readonly unknown[] | undefined;
}

interface Reading<Content> {
  /** Throws what its schema finds wrong. */
  readonly parse: (item: unknown) => Content;
}

/** Reads what can be read and names the rest. */
export async function readableItems<Content>(
  pages: AsyncIterable<Page> | readonly Page[],
  { parse }: Reading<Content>,
): Promise<StoredList<Content>> {
  const found: Content[] = [];
  const unreadable: string[] = [];
  for await (const { Items: items = [] } of pages) {
    for (const item of items) {
      try {
        found.push(parse(item));
      } catch (error) {
        if (!(error instanceof z.ZodError)) throw error;
        unreadable.push(processIdOf(item));
      }
    }
  }
  return { found, unreadable };
}
