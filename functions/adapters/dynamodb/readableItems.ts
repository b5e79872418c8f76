import { z } from "zod";
import type { StoredList } from "../../ports/StoredList.ts";
import { processIdOf } from "./processIdOf.ts";

/** What a query or scan brings, page by page. */
type Pages = AsyncIterable<{ readonly Items?: readonly unknown[] | undefined }>;

interface Reading<Content> {
  /** Throws what its schema finds wrong. */
  readonly parse: (item: unknown) => Content;
  /** No further page is asked for as soon as so many are found. */
  readonly most?: number;
}

/** Reads what can be read and names the rest. */
export async function readableItems<Content>(
  pages: Pages,
  { parse, most = Infinity }: Reading<Content>,
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
    if (found.length >= most) break;
  }
  return { found: found.slice(0, most), unreadable };
}
