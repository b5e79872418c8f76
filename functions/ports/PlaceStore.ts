import type { Location } from "../domain/location/Location.ts";
import type { PlaceTableInfo } from "../domain/location/PlaceTable.ts";

/** Tables of places that operators imported. */
export interface PlaceStore {
  places(version: string): Promise<readonly Location[] | undefined>;
  info(version: string): Promise<PlaceTableInfo | undefined>;
  put(
    version: string,
    table: { readonly places: readonly Location[]; readonly info: PlaceTableInfo },
  ): Promise<void>;
  versions(): Promise<readonly string[]>;
  /** Undefined: the table that comes along. */
  active(): Promise<string | undefined>;
  activate(version: string | undefined): Promise<void>;
}
