import type { Prices } from "./readPrices.ts";

/** How much of what one application needs, counted from the first page to the authority's confirmation. */
export type CountedRequests = Partial<Readonly<Record<keyof Prices["perRequest"], number>>>;

export interface CostLine {
  readonly what: string;
  readonly count: number;
  readonly each: number;
  readonly total: number;
}

/** What one application costs at list prices, the dearest first. */
export function applicationCost(counted: CountedRequests, { perRequest }: Prices): readonly CostLine[] {
  const lines = Object.entries(perRequest).map(([what, each]) => {
    const count = new Map<string, number>(Object.entries(counted)).get(what) ?? 0;
    return { what, count, each, total: count * each };
  });
  return lines.filter(({ count }) => count > 0).sort((one, other) => other.total - one.total);
}
