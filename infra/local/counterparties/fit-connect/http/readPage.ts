import { z } from "zod";
import { problem } from "./ApiAnswer.ts";
import type { ApiAnswer } from "./ApiAnswer.ts";

const pageQuery = z.object({
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});

export type Page = z.infer<typeof pageQuery>;

/** `offset` and `limit` as every list of FIT-Connect takes them. */
export function readPage(query: URLSearchParams): Page | undefined {
  const given = pageQuery.safeParse({
    offset: query.get("offset") ?? undefined,
    limit: query.get("limit") ?? undefined,
  });
  return given.success ? given.data : undefined;
}

export const pageRefused: ApiAnswer = problem(400, {
  name: "bad-paging",
  title: "offset must be 0 or more, limit between 1 and 500",
});

export function pageOf<Item>(items: readonly Item[], page: Page) {
  const shown = items.slice(page.offset, page.offset + page.limit);
  return { offset: page.offset, count: shown.length, totalCount: items.length, shown };
}
