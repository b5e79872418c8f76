import { existsSync, readFileSync } from "node:fs";
import type { ServiceDirectory } from "../../ports/ServiceDirectory.ts";
import { createServiceDirectory, directoryDataSchema } from "./createServiceDirectory.ts";
import authorities from "./data/authorities.json" with { type: "json" };
import samplePlaces from "./data/places.json" with { type: "json" };
import professions from "./data/professions.json" with { type: "json" };

/**
 * The directory with the data that come along: all professions and the authorities found. Places are the operator's
 * table where the build laid one beside the bundle (`places.json`, from `PLACES_FILE`), otherwise a sample.
 */
export function bundledDirectory(
  placesFile: URL = new URL("./places.json", import.meta.url),
): ServiceDirectory {
  const places: unknown = existsSync(placesFile)
    ? JSON.parse(readFileSync(placesFile, "utf8"))
    : samplePlaces;
  return createServiceDirectory(directoryDataSchema.parse({ authorities, places, professions }));
}
