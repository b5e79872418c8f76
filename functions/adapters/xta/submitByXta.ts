import type { XtaContent, XtaSealed } from "#domain/sending/SealedApplication.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type {
  SealedPartStore,
  SentApplication,
  TransportFailure,
} from "#ports/sending/AuthorityTransport.ts";
import { composeContainer, contentId } from "./composeContainer.ts";
import { composeMetaData } from "./composeMetaData.ts";
import type { XtaOperations } from "./createXtaOperations.ts";
import { failureOfFault, MESSAGE_ID_IN_USE, MESSAGE_ID_UNKNOWN } from "./readReply.ts";
import { fetchReport } from "./readTransportReport.ts";
import { sha512Of } from "./sealForXta.ts";
import { refused, unavailable, type XtaOptions } from "./XtaOptions.ts";
import type { BinaryPart } from "./writeMultipart.ts";

export interface XtaSending {
  readonly sent: SentApplication<XtaSealed>;
  readonly parts: SealedPartStore;
  readonly triedBefore: boolean;
}

/**
 * Sends under the id that is stored. A try after another one asks for the report first: the answer of the earlier may
 * have been lost, and the same id must not carry a second message. "In use" means the same, when the report confirms it.
 */
export async function submitByXta(
  { sent, parts, triedBefore }: XtaSending,
  xta: { readonly options: XtaOptions; readonly call: XtaOperations },
): Promise<Result<void, TransportFailure>> {
  const messageId = sent.reservation.externalId;
  if (triedBefore) {
    const known = await fetchReport(messageId, xta.call);
    if (!known.ok) return known;
    if (known.value !== "unknown-id") return ok(undefined);
  }
  const documents = { changed: false };
  const binaryPart = (content: XtaContent): BinaryPart => ({
    contentId: contentId(content),
    contentType: content.contentType,
    read: async () => {
      const bytes =
        content.source === "part"
          ? new TextEncoder().encode(await parts.read(content.id))
          : await parts.readDocument(content.id);
      if (bytes !== undefined && sha512Of(bytes) === content.sha512) return bytes;
      documents.changed = true;
      throw new Error("a content is not what was composed");
    },
  });
  const answer = await xta.call("sendMessage", {
    headers: [
      composeMetaData(sent.sealed, {
        author: xta.options.author,
        messageId,
        testMessage: xta.options.testMessages,
      }),
    ],
    body: [composeContainer(sent.sealed)],
    parts: sent.sealed.contents.map(binaryPart),
  });
  if (documents.changed) return refused("A document changed after its hash was taken");
  if (!answer.ok) return answer;
  if (answer.value.kind === "reply") return ok(undefined);
  if (answer.value.code === MESSAGE_ID_IN_USE) return confirmed(messageId, xta.call);
  if (answer.value.code === MESSAGE_ID_UNKNOWN) {
    // After an earlier try the provider may have delivered and forgotten it: a new id could make it two.
    return triedBefore
      ? err({ kind: "outcome-unknown", cause: "The provider no longer knows the message id" })
      : err({ kind: "reservation-lost" });
  }
  return err(failureOfFault(answer.value));
}

async function confirmed(messageId: string, call: XtaOperations): Promise<Result<void, TransportFailure>> {
  const report = await fetchReport(messageId, call);
  if (!report.ok) return report;
  return report.value === "unknown-id"
    ? unavailable("The message id is in use and there is no report for it")
    : ok(undefined);
}
