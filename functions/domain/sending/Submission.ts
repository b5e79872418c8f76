import { z } from "zod";
import { deliveryReceiptSchema, sealedStatementSchema } from "./DeliveryReceipt.ts";
import { DOCUMENT_KINDS } from "../documents/archiveName.ts";
import { owedDocumentSchema } from "./OwedDocument.ts";
import { postboxDeliverySchema } from "./PostboxDelivery.ts";
import { sealedApplicationSchema, transportReservationSchema } from "./SealedApplication.ts";
import { EXTERNAL_ID_TYPES, SUBMISSION_STATUSES } from "./SubmissionStatus.ts";

/** A sent application: kept three years as the proof of transport, without any answer or file (specification §3, §9). */
export const submissionSchema = z.object({
  processId: z.string(),
  ownerId: z.string(),
  trustLevel: z.enum(["low", "substantial", "high"]),
  status: z.enum(SUBMISSION_STATUSES),
  statusChanged: z.iso.datetime(),
  externalIdType: z.enum(EXTERNAL_ID_TYPES),
  externalId: z.string(),
  messageId: z.string(),
  transferTicketNumber: z.string(),
  name: z.string(),
  nameEn: z.string(),
  authorityName: z.string(),
  submissionDate: z.iso.datetime(),
  deliveredAt: z.iso.datetime().optional(),
  problems: z.array(z.object({ type: z.string().default(""), title: z.string(), detail: z.string() })),
  /** What the sealed receipt says; it grows by an event at a time. */
  receipt: deliveryReceiptSchema,
  /** Absent where the portal has no seal. */
  sealedReceipt: sealedStatementSchema.optional(),
  documents: z.array(
    z.object({
      documentId: z.string(),
      fileName: z.string(),
      kind: z.enum(DOCUMENT_KINDS),
      sha512: z.string(),
    }),
  ),
  /** Absent where nothing is handed in later. */
  owed: z.array(owedDocumentSchema).optional(),
  /** Absent where the account has no mailbox. */
  postbox: postboxDeliverySchema.optional(),
  sealed: sealedApplicationSchema,
  /** The sealing run that `sealed` belongs to. */
  sealingId: z.string().optional(),
  reservation: transportReservationSchema,
  /** Reservation under which it is being sent again, because it was not fetched in time. */
  resending: transportReservationSchema.optional(),
  resentAt: z.iso.datetime().optional(),
  /** Signed statements of the transport, as received. */
  evidence: z.array(z.string()),
  checks: z.int().nonnegative(),
  /** Absent when the application has reached its end. */
  nextCheckAt: z.iso.datetime().optional(),
});
export type Submission = z.infer<typeof submissionSchema>;
