import authorities from "./data/authorities.json" with { type: "json" };
import places from "./data/places.json" with { type: "json" };
import professions from "./data/professions.json" with { type: "json" };
import { createServiceDirectory, directoryDataSchema } from "./createServiceDirectory.ts";
import type { ServiceDirectory } from "../../ports/ServiceDirectory.ts";

/** The directory with the data that come along: all professions, the authorities found, a sample of places. */
export function bundledDirectory(): ServiceDirectory {
  return createServiceDirectory(directoryDataSchema.parse({ authorities, places, professions }));
}
