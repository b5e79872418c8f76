import { outcomeOf } from "../payment/outcomeOf.ts";
import type { Process } from "../application/Process.ts";
import type { DeliveryReceipt } from "../sending/DeliveryReceipt.ts";
import { handedOver } from "../sending/withDocument.ts";
import { publishedSchemaUrl } from "./publishedSchemaUrl.ts";

/** What is known of a submission before its files are hashed. */
export function receiptOf(process: Process, issuer: string): DeliveryReceipt {
  const { region, ...location } = process.location;
  return {
    $schema: publishedSchemaUrl(issuer, "receipt-v1"),
    schema: "receipt-v1",
    issuer,
    transferTicketNumber: process.submitting?.transferTicketNumber ?? "",
    messageId: process.messageId ?? "",
    externalIdType: "UNKNOWN",
    externalId: null,
    service: { leiKaId: process.metadata.leiKaId, name: process.metadata.description },
    authority: { id: process.metadata.authority.id, name: process.metadata.authority.name },
    location,
    payment: outcomeOf(process),
    files: [],
    events: [{ event: "sent", at: process.submitting?.submittedAt ?? process.updatedAt }],
  };
}

/** The receipt with the files that are handed over; the processing report, which carries it, is not among them. */
export function withFiles(receipt: DeliveryReceipt, process: Process): DeliveryReceipt {
  const documents = process.submitting === undefined ? [] : handedOver(process.submitting);
  return {
    ...receipt,
    files: documents
      .filter(({ kind }) => kind !== "receipt")
      .map(({ fileName, kind, size, sha512 }) => ({ fileName, kind, size, sha512 })),
  };
}
