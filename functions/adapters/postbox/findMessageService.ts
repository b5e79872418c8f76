import { ok } from "#domain/result.ts";
import type { Result } from "#domain/result.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import { METADATA_VERSION, type ChosenService } from "../fit-connect/destination/chooseService.ts";
import type { Destination } from "../fit-connect/destination/fetchDestination.ts";
import { refused } from "../fit-connect/parseAnswer.ts";

/** Messages to mailboxes, version 6, as FIT-Connect names the service and its schema. */
export const MESSAGE_SERVICE = "urn:schema-fitko-de:fit-connect:id.bund.de:message_v6";
const MESSAGE_SCHEMA =
  "https://schema.fitko.de/fit-connect/id.bund.de/message_v6/1.0.0/zbp-message.schema.json";

/** Whether the destination takes messages to mailboxes in the version that the portal writes. */
export function findMessageService(destination: Destination): Result<ChosenService, TransportFailure> {
  if (destination.status !== "active") return refused("The mailbox destination is not active");
  if (!destination.metadataVersions.includes(METADATA_VERSION)) {
    return refused(`The mailbox destination does not take metadata ${METADATA_VERSION}`);
  }
  const service = destination.publicServices.find(({ identifier }) => identifier === MESSAGE_SERVICE);
  const schema = service?.submissionSchemas.find(({ schemaUri }) => schemaUri === MESSAGE_SCHEMA);
  if (schema?.mimeType !== "application/json")
    return refused("The destination takes no messages to mailboxes");
  return ok({
    identifier: MESSAGE_SERVICE,
    submissionSchema: { schemaUri: MESSAGE_SCHEMA, mimeType: "application/json" },
  });
}
