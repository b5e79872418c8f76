import { bundledDirectory } from "../../adapters/portal-directory/bundledDirectory.ts";
import { createPlaceDirectory } from "../../adapters/portal-directory/createPlaceDirectory.ts";
import { openBucket } from "../../adapters/s3/openBucket.ts";
import { createPlaceStore } from "../../adapters/s3/S3PlaceStore.ts";
import { systemClock } from "../../adapters/system/systemClock.ts";
import type { Ports } from "../../ports/Ports.ts";
import { readEnvironment } from "../readEnvironment.ts";

/** Professions and authorities that come along, and the places in force. */
export function directoryAndPlaces(): Pick<Ports, "directory" | "places"> {
  const directory = bundledDirectory();
  const store = createPlaceStore(openBucket(readEnvironment("FORMS_BUCKET")));
  return { directory, places: createPlaceDirectory({ bundled: directory, store, clock: systemClock }) };
}
