import { readFileSync } from "node:fs";
import { createDataMaps } from "#adapters/data-maps/createDataMaps.ts";
import { dataMapsSchema, type DataMap } from "#domain/sending/DataMap.ts";
import type { DataMaps } from "#ports/sending/DataMaps.ts";

/** The maps of the state, which the build writes into the bundle's folder. */
export function maps(): DataMaps {
  const file = new URL("./maps.json", import.meta.url);
  return mapsFrom(dataMapsSchema.parse(JSON.parse(readFileSync(file, "utf8"))));
}

export function mapsFrom(maps: Readonly<Record<string, DataMap>>): DataMaps {
  return createDataMaps(maps);
}
