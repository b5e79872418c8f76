import type { MapFailure } from "#domain/sending/DataMap.ts";
import type { Result } from "#domain/result.ts";

/** The maps of the state, by their names. */
export interface DataMaps {
  /** The data by the map's schema as text, JSON or XML; anything that does not follow it is a failure. */
  apply(map: string, data: unknown): Promise<Result<string, MapFailure>>;
}
