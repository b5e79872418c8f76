import { bundledAuthorities, bundledDirectory } from "#adapters/portal-directory/bundledDirectory.ts";
import { createPlaceDirectory } from "#adapters/portal-directory/createPlaceDirectory.ts";
import { openBucket } from "#adapters/s3/openBucket.ts";
import { createPlaceStore } from "#adapters/s3/createPlaceStore.ts";
import { systemClock } from "#adapters/system/nodeSystem.ts";
import type { Ports } from "#ports/Ports.ts";
import { readEnvironment } from "../deployment.ts";

/** Professions and authorities that come along, and the places in force. */
export function directoryAndPlaces(): Pick<Ports, "directory" | "places"> {
  const directory = bundledDirectory();
  const store = createPlaceStore(openBucket(readEnvironment("FORMS_BUCKET")));
  return { directory, places: createPlaceDirectory({ bundled: directory, store, clock: systemClock }) };
}

/** The authorities that come along with the portal, as they are competent today. */
export function operatorDirectory(): Pick<Ports, "directory" | "clock"> {
  return { directory: bundledDirectory(), clock: systemClock };
}

/** Ids of all of them. */
export function knownAuthorityIds(): ReadonlySet<string> {
  return new Set(bundledAuthorities().keys());
}

/** Codes of 14 digits of all services of the directory. */
export function knownLeiKaIds(): ReadonlySet<string> {
  return new Set(
    bundledDirectory()
      .professions()
      .flatMap(({ codes }) => codes.map(({ code }) => code)),
  );
}
