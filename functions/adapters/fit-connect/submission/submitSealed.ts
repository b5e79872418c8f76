import { err, ok } from "#domain/result.ts";
import type { Result } from "#domain/result.ts";
import type { SealedPartStore, TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import type { HttpAnswer } from "../createHttpExchange.ts";
import { type FitConnectSent, partNames } from "./fitConnectSent.ts";
import { refused } from "../parseAnswer.ts";
import { readVerifiedEvents } from "../events/readVerifiedEvents.ts";
import type { EventReader } from "../events/readVerifiedEvents.ts";

export interface Sending {
  readonly sent: FitConnectSent;
  readonly parts: SealedPartStore;
}

/** Statuses of an upload to a submission that is complete already, or gone. */
const MAYBE_DONE_STATUSES = [404, 409, 422];

/**
 * Uploads and finalises. A retry after a successful try is recognised by the event log: a verified submit-submission
 * with our tags means that the delivery service has exactly this application.
 */
export async function submitSealed(
  sending: Sending,
  reader: EventReader,
): Promise<Result<void, TransportFailure>> {
  const { sent, parts } = sending;
  const submission = `/submissions/${sent.reservation.externalId}`;
  for (const attachmentId of sent.sealed.attachmentIds) {
    const uploaded = await reader.api({
      method: "PUT",
      path: `${submission}/attachments/${attachmentId}`,
      contentType: "application/jose",
      body: await parts.read(partNames.attachment(attachmentId)),
    });
    if (!uploaded.ok) return uploaded;
    if (!isSuccess(uploaded.value)) return settle(uploaded.value, { sent, reader });
  }
  const finalised = await reader.api({
    method: "PUT",
    path: submission,
    contentType: "application/json",
    body: JSON.stringify({
      encryptedMetadata: await parts.read(partNames.metadata),
      encryptedData: await parts.read(partNames.data),
    }),
  });
  if (!finalised.ok) return finalised;
  return isSuccess(finalised.value) ? ok(undefined) : settle(finalised.value, { sent, reader });
}

function isSuccess(answer: HttpAnswer): boolean {
  return answer.status >= 200 && answer.status < 300;
}

async function settle(
  answer: HttpAnswer,
  context: { readonly sent: FitConnectSent; readonly reader: EventReader },
): Promise<Result<void, TransportFailure>> {
  const refusal = refused(`The delivery service answered ${answer.status} to an upload`);
  if (!MAYBE_DONE_STATUSES.includes(answer.status)) return refusal;
  const events = await readVerifiedEvents(context.sent, context.reader);
  if (!events.ok) return events;
  if (events.value.proven.some(({ name }) => name === "submit-submission")) return ok(undefined);
  return answer.status === 404 ? err({ kind: "reservation-lost" }) : refusal;
}
