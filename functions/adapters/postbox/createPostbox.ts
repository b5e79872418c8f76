import { ok, type Result } from "#domain/result.ts";
import type { PostboxFiles, PostboxTags } from "#domain/sending/PostboxDelivery.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import type { Postbox, SentMessage } from "#ports/sending/Postbox.ts";
import { buildMetadata } from "../fit-connect/submission/buildMetadata.ts";
import type { ChosenService } from "../fit-connect/destination/chooseService.ts";
import { createEventVerifier } from "../fit-connect/events/createEventVerifier.ts";
import { createHttpExchange } from "../fit-connect/createHttpExchange.ts";
import { createSignatureKeySource } from "../fit-connect/events/createSignatureKeySource.ts";
import { createSubmissionApi } from "../fit-connect/submission/createSubmissionApi.ts";
import { deliveryStateOf } from "../fit-connect/events/securityEvent.ts";
import { fetchDestination } from "../fit-connect/destination/fetchDestination.ts";
import { fetchSealingKey } from "../fit-connect/destination/fetchSealingKey.ts";
import { type FitConnectSent, partNames } from "../fit-connect/submission/fitConnectSent.ts";
import { readVerifiedEvents } from "../fit-connect/events/readVerifiedEvents.ts";
import { reserveSubmission } from "../fit-connect/submission/reserveSubmission.ts";
import { sealDocuments } from "../fit-connect/submission/sealDocuments.ts";
import { sealPart, type SealingKey } from "../fit-connect/submission/sealPart.ts";
import { submitSealed } from "../fit-connect/submission/submitSealed.ts";
import { buildMessage, type PostboxOptions } from "./buildMessage.ts";
import { findMessageService, MESSAGE_SERVICE } from "./findMessageService.ts";
import { signEnvelope } from "./signEnvelope.ts";

/** Mailboxes know no places. */
const WHOLE_COUNTRY = "DE000000000000";
const JSON_TYPE = "application/json";

/** Mailboxes of the citizen account (ZBP), reached as a destination of FIT-Connect. */
export function createPostbox(options: PostboxOptions): Postbox {
  const exchange = createHttpExchange(options);
  const api = createSubmissionApi(options, exchange);
  const deliveryKeys = createSignatureKeySource(exchange, options.deliveryIssuer);
  const reader = { api, verify: createEventVerifier({ options, exchange, deliveryKeys }) };
  const { destinationUrl, clock, product, postbox } = options;

  const findTarget = async (): Promise<
    Result<{ readonly service: ChosenService; readonly key: SealingKey }, TransportFailure>
  > => {
    const { destinationId } = postbox;
    const destination = await fetchDestination(exchange, { destinationUrl, destinationId });
    if (!destination.ok) return destination;
    const service = findMessageService(destination.value);
    if (!service.ok) return service;
    const key = await fetchSealingKey(destination.value, { exchange, options });
    return key.ok ? ok({ service: service.value, key: key.value }) : key;
  };

  /** The events of the message with these tags. */
  const eventsOf = ({ files, reservation }: SentMessage, tags: PostboxTags) =>
    readVerifiedEvents(sentOf({ files, reservation, tags }), reader);

  return {
    sealFiles: async (documents, parts) => {
      const target = await findTarget();
      if (!target.ok) return target;
      const tags = await sealDocuments({ documents, parts }, target.value.key);
      if (!tags.ok) return tags;
      const files = documents.map(({ attachmentId, fileName, size, sha512 }) => ({
        attachmentId,
        fileName,
        size,
        sha512,
        authenticationTag: tags.value[attachmentId] ?? "",
      }));
      return ok({ destinationId: postbox.destinationId, files });
    },
    reserve: (files) => reserveSubmission(announcementOf(files, postbox.service), { api }),
    sealMessage: async (message, files) => {
      const target = await findTarget();
      if (!target.ok) return target;
      const { service, key } = target.value;
      const content = JSON.stringify(buildMessage(message, { files, postbox }));
      const data = await signEnvelope(content, { identity: await options.identity(), now: clock.now() });
      const metadata = buildMetadata(
        {
          data,
          transferTicketNumber: message.reference,
          applicationDate: message.applicationDate,
          documents: files.files.map(({ attachmentId, fileName, sha512 }) => ({
            attachmentId,
            kind: "attachment",
            fileName,
            mediaType: "application/pdf",
            sha512,
          })),
        },
        { service, product },
      );
      const seal = (text: string) =>
        sealPart({ bytes: new TextEncoder().encode(text), contentType: JSON_TYPE }, key);
      const [sealedMetadata, sealedData] = [seal(JSON.stringify(metadata)), seal(data)];
      return ok({
        metadata: Buffer.from(sealedMetadata.jwe).toString("latin1"),
        data: Buffer.from(sealedData.jwe).toString("latin1"),
        tags: { metadata: sealedMetadata.tag, data: sealedData.tag },
      });
    },
    submit: async (sent, { message, parts }) => {
      const written = new Map([
        [partNames.metadata, message.metadata],
        [partNames.data, message.data],
      ]);
      const submitted = await submitSealed(
        {
          sent: sentOf({ ...sent, tags: message.tags }),
          parts: { ...parts, read: async (name) => written.get(name) ?? parts.read(name) },
        },
        reader,
      );
      if (submitted.ok) return ok(message.tags);
      if (submitted.failure.kind === "transport-unavailable") return submitted;
      // An earlier message may have got through under the same reservation, with the tags of its own writing.
      for (const tags of sent.tags) {
        const events = await eventsOf(sent, tags);
        if (!events.ok) {
          if (events.failure.kind === "transport-unavailable") return events;
          continue;
        }
        if (events.value.proven.some(({ name }) => name === "submit-submission")) return ok(tags);
      }
      return submitted;
    },
    check: async (sent) => {
      const [tags = { metadata: "", data: "" }] = sent.tags;
      const events = await eventsOf(sent, tags);
      return events.ok ? ok(deliveryStateOf(events.value.proven)) : events;
    },
  };
}

function announcementOf(files: PostboxFiles, serviceName: string) {
  return {
    destinationId: files.destinationId,
    serviceIdentifier: MESSAGE_SERVICE,
    serviceName,
    region: WHOLE_COUNTRY,
    attachmentIds: files.files.map(({ attachmentId }) => attachmentId),
  };
}

/** The message as the parts of FIT-Connect that sending and reading of events share with applications. */
function sentOf({
  files,
  reservation: { externalId, caseId },
  tags,
}: Pick<SentMessage, "files" | "reservation"> & { readonly tags: PostboxTags }): FitConnectSent {
  if (caseId === undefined) throw new Error("a reservation of another transport");
  return {
    sealed: {
      kind: "fit-connect",
      ...announcementOf(files, ""),
      authenticationTags: {
        ...tags,
        attachments: Object.fromEntries(
          files.files.map(({ attachmentId, authenticationTag }) => [attachmentId, authenticationTag]),
        ),
      },
    },
    reservation: { externalId, caseId },
  };
}
