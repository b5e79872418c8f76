import { z } from "zod";
import { locationSchema, isPlaceVersion, placeTableInfoSchema } from "#domain/directory/Location.ts";
import type { PlaceStore } from "#ports/directory/ServiceDirectory.ts";
import { deleteObjects, listObjects, type Bucket } from "./objectStore.ts";
import { jsonObjects } from "./openBucket.ts";

const VERSIONS = "places/versions/";
const ACTIVE = "places/active.json";
const keyOf = (version: string, name: "places" | "info"): string => `${VERSIONS}${version}/${name}.json`;

const placesSchema = z.array(locationSchema).min(1);
const activeSchema = z.object({ version: z.string().refine(isPlaceVersion) });

/** Tables in S3: `places/versions/<version>/{places,info}.json`, `places/active.json`. */
export function createPlaceStore(bucket: Bucket): PlaceStore {
  const { read, write } = jsonObjects(bucket);
  return {
    places: (version) => read(keyOf(version, "places"), placesSchema),
    info: (version) => read(keyOf(version, "info"), placeTableInfoSchema),
    async put(version, { places, info }) {
      await write(keyOf(version, "places"), places);
      // Last: what has no info is not there yet.
      await write(keyOf(version, "info"), info);
    },
    async versions() {
      const objects = await listObjects(bucket, VERSIONS);
      return objects.flatMap(({ key }) => {
        const [version = "", name] = key.slice(VERSIONS.length).split("/");
        return name === "info.json" && isPlaceVersion(version) ? [version] : [];
      });
    },
    active: async () => (await read(ACTIVE, activeSchema))?.version,
    activate: (version) =>
      version === undefined ? deleteObjects(bucket, [ACTIVE]) : write(ACTIVE, { version }),
  };
}
