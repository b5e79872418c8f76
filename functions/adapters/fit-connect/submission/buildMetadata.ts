import { createHash } from "node:crypto";
import { z } from "zod";
import type { DocumentKind } from "#domain/documents/archiveName.ts";
import type { TransportApplication, TransportDocument } from "#ports/sending/AuthorityTransport.ts";
import type { ChosenService } from "../destination/chooseService.ts";
import type { FitConnectOptions } from "../FitConnectOptions.ts";
import { metadataSchema, type Metadata, PAYMENT_METHODS } from "./metadataSchema.ts";
import { cutText } from "#domain/text/cutText.ts";
import type { PaymentOutcome } from "#domain/payment/PaymentOutcome.ts";

type PaymentInformation = NonNullable<Metadata["paymentInformation"]>;

const MAX_LENGTH = 36;

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

/**
 * The payment in the words of FIT-Connect; undefined where nothing was to be paid. The metadata demand a transaction also
 * where there is none: an invoice names the application itself, and stays `INITIAL`.
 */
export function paymentInformation(
  payment: PaymentOutcome,
  transferTicketNumber: string,
): PaymentInformation | undefined {
  if (payment.status === "not-required") return undefined;
  const grossAmount = payment.amount / 100;
  const own = fitting(transferTicketNumber);
  if (payment.status === "by-invoice") {
    return {
      transactionId: own,
      transactionReference: transferTicketNumber,
      paymentMethod: "INVOICE",
      status: "INITIAL",
      grossAmount,
    };
  }
  const { transactionId, requestId, reference, paidAt, method, methodDetail } = payment;
  const known = PAYMENT_METHODS.find((one) => one === method);
  const detail = fitting(methodDetail ?? (known === undefined ? (method ?? "") : ""));
  return {
    // An id that was cut could be another's: the portal's own leads to the same transaction.
    transactionId: [transactionId, requestId].find(isFitting) ?? own,
    transactionReference: reference ?? transferTicketNumber,
    ...(paidAt !== undefined && { transactionTimestamp: paidAt }),
    paymentMethod: known ?? "OTHER",
    ...(detail !== "" && { paymentMethodDetail: detail }),
    status: "BOOKED",
    grossAmount,
  };
}

/** Letters, digits, `_` and `-` only. */
function isFitting(id: string | undefined): boolean {
  return id !== undefined && /^[\w-]{1,36}$/.test(id);
}

function fitting(text: string): string {
  const plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\w-]+/g, "-");
  return cutText(plain, { characters: MAX_LENGTH }).replace(/^-+|-+$/g, "");
}
