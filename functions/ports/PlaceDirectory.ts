import type { Location } from "../domain/location/Location.ts";

export interface FoundLocations {
  readonly locations: readonly Location[];
  readonly complete: boolean;
}

/** The places that people can choose now: an operator may put another table in force at any time. */
export interface PlaceDirectory {
  search(query: string, limit: number): Promise<FoundLocations>;
  /** The place with this regional key. Where a postal code is given too, the entry of that code. */
  find(ars: string, postalCode?: string): Promise<Location | undefined>;
}
