import { createHash } from "node:crypto";
import { z } from "zod";
import type { DocumentKind } from "../../domain/submission/DocumentKind.ts";
import type { TransportApplication, TransportDocument } from "../../ports/AuthorityTransport.ts";
import type { ChosenService } from "./chooseService.ts";
import type { FitConnectOptions } from "./FitConnectOptions.ts";
import { metadataSchema } from "./metadataSchema.ts";
import type { Metadata } from "./metadataSchema.ts";
import { paymentInformation } from "./paymentInformation.ts";

const PURPOSES = {
  form: "form",
  receipt: "report",
  attachment: "attachment",
  coverLetter: "attachment",
} as const satisfies Record<DocumentKind, Metadata["contentStructure"]["attachments"][number]["purpose"]>;

/** What metadata tell: of an application, or of a message to a mailbox. */
export interface DescribedContent extends Pick<
  TransportApplication,
  "transferTicketNumber" | "applicationDate" | "electronicNotice"
> {
  /** The data as JSON text. */
  readonly data: string;
  /** Messages to a mailbox tell of none. */
  readonly payment?: TransportApplication["payment"];
  readonly documents: readonly Omit<TransportDocument, "read">[];
}

/** Describes the application to the authority: what is in it, with the hash of every plaintext. */
export function buildMetadata(
  application: DescribedContent,
  context: {
    readonly service: Pick<ChosenService, "submissionSchema">;
    readonly product: FitConnectOptions["product"];
  },
): Metadata {
  const { service, product } = context;
  const { payment, transferTicketNumber } = application;
  const paid = payment === undefined ? undefined : paymentInformation(payment, transferTicketNumber);
  const { electronicNotice: notice } = application;
  // Only mailboxes of the citizen account have such handles: others are no reply channel.
  const mailbox = z.uuid().safeParse(notice?.postbox);
  return metadataSchema.parse({
    $schema: "https://schema.fitko.de/fit-connect/metadata/2.1.0/metadata.schema.json",
    contentStructure: {
      data: {
        hash: {
          type: "sha512",
          content: createHash("sha512").update(application.data, "utf8").digest("hex"),
        },
        submissionSchema: service.submissionSchema,
      },
      attachments: application.documents.map((document) => ({
        attachmentId: document.attachmentId,
        purpose: PURPOSES[document.kind],
        mimeType: document.mediaType,
        filename: document.fileName,
        ...(document.question !== undefined && { description: document.question }),
        hash: { type: "sha512", content: document.sha512 },
      })),
    },
    ...(paid !== undefined && { paymentInformation: paid }),
    additionalReferenceInfo: {
      senderReference: transferTicketNumber,
      applicationDate: germanDate(application.applicationDate),
      // A refusal is said, too: what is left out was not asked.
      ...(notice !== undefined && { zustimmungZumDigitalenBescheid: notice.consent }),
    },
    ...(mailbox.success && { replyChannel: { idBundDeMailbox: { mailboxUuid: mailbox.data } } }),
    author: { name: product.name, product },
  });
}

/** The calendar day in Germany: an application of 23:30 UTC in summer belongs to the next day. */
function germanDate(instant: string): string {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone: "Europe/Berlin",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  }).formatToParts(new Date(instant));
  const part = (type: "year" | "month" | "day"): string =>
    parts.find((candidate) => candidate.type === type)?.value ?? "";
  return `${part("year")}-${part("month")}-${part("day")}`;
}
