import type { PinnedDestination } from "./FitConnectOptions.ts";

/** The destination that settings pin for a service at a place: the first that names both. */
export function pinnedDestination<Pinned extends PinnedDestination>(
  { leiKaId, ars }: { readonly leiKaId: string; readonly ars: string },
  destinations: readonly Pinned[],
): Pinned | undefined {
  return destinations.find(
    ({ leiKaIds, arsPrefixes }) =>
      (leiKaIds === "all" || leiKaIds.includes(leiKaId)) &&
      arsPrefixes.some((prefix) => ars.startsWith(prefix)),
  );
}
