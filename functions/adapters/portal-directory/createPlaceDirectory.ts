import type { Clock } from "#ports/System.ts";
import type { PlaceDirectory, PlaceStore, ServiceDirectory } from "#ports/directory/ServiceDirectory.ts";
import { createMemory } from "#domain/createMemory.ts";
import { placeIndex } from "./placeIndex.ts";

/** An activation is seen by every function after this long. */
const ACTIVE_FOR_MILLISECONDS = 60_000;
type Index = Pick<ServiceDirectory, "searchLocations" | "location">;

/** The table that an operator put in force, asked for once a minute; without one, that which comes along. */
export function createPlaceDirectory({
  bundled,
  store,
  clock,
}: {
  readonly bundled: Index;
  readonly store: Pick<PlaceStore, "active" | "places">;
  readonly clock: Clock;
}): PlaceDirectory {
  const tables = createMemory<Index>(1);
  let known: { readonly version: Promise<string | undefined>; readonly until: number } | undefined;
  const activeVersion = (): Promise<string | undefined> => {
    const now = clock.now().getTime();
    if (known !== undefined && now < known.until) return known.version;
    const version = store.active();
    known = { version, until: now + ACTIVE_FOR_MILLISECONDS };
    // What failed is asked for anew by the next call.
    version.catch(() => {
      known = undefined;
    });
    return version;
  };
  const inForce = async (): Promise<Index> => {
    const version = await activeVersion();
    if (version === undefined) return bundled;
    const stored = await tables.get(version, async () => {
      const places = await store.places(version);
      return places === undefined ? undefined : placeIndex(places);
    });
    return stored ?? bundled;
  };
  return {
    search: async (query, limit) => (await inForce()).searchLocations(query, limit),
    find: async (ars, postalCode) => (await inForce()).location(ars, postalCode),
  };
}
