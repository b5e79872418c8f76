import { ok, type Result } from "#domain/result.ts";
import type { SubmissionSchema } from "#domain/sending/transportRules.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import { refused } from "../parseAnswer.ts";
import type { Destination } from "./fetchDestination.ts";

/** Lengths of regional keys by level: state, district, county, association, municipality. */
const LEVELS = [2, 3, 5, 9, 12];

/** True when an area, given by a regional key filled up with zeros, contains the place. All zeros: the whole country. */
export function areaContains(area: string, ars: string): boolean {
  if (/^0*$/.test(area)) return true;
  const level = LEVELS.find((digits) => /^0*$/.test(area.slice(digits))) ?? area.length;
  return ars.startsWith(area.slice(0, level));
}

/** FIT-Connect names a service by this and its 14-digit code. */
export const SERVICE_PREFIX = "urn:de:fim:leika:leistung:";

export interface ChosenService {
  readonly identifier: string;
  readonly submissionSchema: SubmissionSchema;
}

/** The version of the metadata that this adapter writes. */
export const METADATA_VERSION = "2.1.0";

/** Does the destination take this service, in this area, with the data and the metadata that we write? */
export function chooseService(
  place: { readonly leiKaId: string; readonly ars: string; readonly submissionSchema: SubmissionSchema },
  destination: Destination,
): Result<ChosenService, TransportFailure> {
  if (destination.status !== "active") return refused("The destination is not active");
  if (!destination.metadataVersions.includes(METADATA_VERSION)) {
    return refused(`The destination does not take metadata ${METADATA_VERSION}`);
  }
  const identifier = `${SERVICE_PREFIX}${place.leiKaId}`;
  // Neither settings that pin it nor a signed route stand for the list: what it does not name is refused when announced.
  const service = destination.publicServices.find((offered) => offered.identifier === identifier);
  if (service === undefined) return refused("The destination does not offer this service");
  if (!service.regions.some((region) => areaContains(region.replace(/^DE/, ""), place.ars))) {
    return refused("The destination does not serve this area");
  }
  const { submissionSchema } = place;
  const takesData = service.submissionSchemas.some(
    ({ schemaUri, mimeType }) =>
      schemaUri === submissionSchema.schemaUri && mimeType === submissionSchema.mimeType,
  );
  return takesData
    ? ok({ identifier, submissionSchema })
    : refused(`The destination does not take data by ${submissionSchema.schemaUri}`);
}
