import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { type Authority, professionSchema } from "#domain/directory/Authority.ts";
import { professionNamesSchema } from "#domain/directory/ProfessionNames.ts";
import type { ProfessionSearch, ServiceDirectory } from "#ports/directory/ServiceDirectory.ts";
import { createProfessionSearch } from "./createProfessionSearch.ts";
import { createServiceDirectory, directoryDataSchema } from "./createServiceDirectory.ts";
import authorities from "#domain/directory/data/authorities.json" with { type: "json" };
import samplePlaces from "#domain/directory/data/places.json" with { type: "json" };
import professionNames from "#domain/directory/data/professionNames.json" with { type: "json" };
import professions from "#domain/directory/data/professions.json" with { type: "json" };

/**
 * The directory from bundled data: all professions and the authorities found. Places are the operator's table where
 * the build stored one next to the bundle (`places.json`, from `PLACES_FILE`), otherwise a sample.
 */
export function bundledDirectory(
  placesFile: URL = new URL("./places.json", import.meta.url),
): ServiceDirectory {
  const places: unknown = existsSync(placesFile)
    ? JSON.parse(readFileSync(placesFile, "utf8"))
    : samplePlaces;
  return createServiceDirectory(directoryDataSchema.parse({ authorities, places, professions }));
}

/** The authorities by their ids: how each can be reached today. */
export function bundledAuthorities(): ReadonlyMap<string, Authority> {
  const bodies = directoryDataSchema.shape.authorities.parse(authorities);
  return new Map(bodies.map(({ authority }) => [authority.id, authority]));
}

/** The search over all professions and their names. */
export function bundledProfessionSearch(): ProfessionSearch {
  const { names } = professionNamesSchema.parse(professionNames);
  return createProfessionSearch(z.array(professionSchema).parse(professions), names);
}
