import { ok } from "../../domain/result.ts";
import type { Result } from "../../domain/result.ts";
import type { SubmissionSchema } from "../../domain/transport/transportRules.ts";
import type { TransportFailure } from "../../ports/AuthorityTransport.ts";
import { areaContains } from "./areaContains.ts";
import type { Destination } from "./destinationSchema.ts";
import { SERVICE_PREFIX } from "./servicePrefix.ts";
import { refused } from "./transportFailures.ts";

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
