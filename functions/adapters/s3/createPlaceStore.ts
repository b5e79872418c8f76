import { z } from "zod";
import { isPlaceVersion, locationSchema, placeTableInfoSchema } from "#domain/directory/Location.ts";
import type { PlaceStore } from "#ports/directory/ServiceDirectory.ts";
import type { Bucket } from "./objectStore.ts";
import { storedVersions } from "./storedVersions.ts";

const placesSchema = z.array(locationSchema).min(1);

/** Tables in S3 under `places/`, of the parts `places` and `info`. */
export function createPlaceStore(bucket: Bucket): PlaceStore {
  const { read, ...versions } = storedVersions(bucket, { folder: "places/", isVersion: isPlaceVersion });
  return {
    ...versions,
    places: (version) => read([version, "places"], placesSchema),
    info: (version) => read([version, "info"], placeTableInfoSchema),
  };
}
