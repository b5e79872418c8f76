import { z } from "zod";
import { attachmentSchema } from "../attachments/Attachment.ts";
import { feeAmountSchema } from "../payment/feeInformation.ts";
import { placeOfWorkSchema } from "../directory/Location.ts";
import { TRUST_LEVELS } from "../sign-in/TrustLevel.ts";
import { submittingSchema, signInRecordSchema } from "../sending/Submitting.ts";
import { deletionRecordSchema } from "./DeletionRecord.ts";
import { electronicNoticeSchema } from "./electronicNotice.ts";
import { PROCESS_STATUSES } from "./ProcessStatus.ts";
import { processMetadataSchema } from "./ProcessMetadata.ts";
import { postboxDeliverySchema } from "../sending/PostboxDelivery.ts";

/**
 * What sending needs of the person and random values, fixed with the order: sending may happen while the person is
 * absent.
 */
const sendingOrderSchema = submittingSchema.pick({ transferTicketNumber: true, generatedIds: true }).extend({
  terms: z.object({ version: z.string(), acceptedAt: z.iso.datetime() }),
  signIn: signInRecordSchema.optional(),
  postbox: postboxDeliverySchema.optional(),
});

export type SendingOrder = z.infer<typeof sendingOrderSchema>;

/** The browser window that edits a process. It says every minute that it is still there. */
const editingWindowSchema = z.object({ windowId: z.string(), seenAt: z.iso.datetime() });

export type EditingWindow = z.infer<typeof editingWindowSchema>;

/** A window that sent no request for this long is gone: closed, suspended or offline. */
const WINDOW_LEASE_SECONDS = 150;

/** Answers of a form, as Form.io keeps them: nested by dots in keys. */
export const formDataSchema = z.record(z.string(), z.json());

/** What the provider said of the payment. */
const paidAttemptSchema = z.object({
  requestId: z.string().optional(),
  transactionId: z.string().optional(),
  paidAt: z.string().optional(),
  method: z.string().optional(),
  methodDetail: z.string().optional(),
});

/** An application from draft to result (specification §3). `version` counts changes of the content, for two windows. */
export const processSchema = z.object({
  id: z.string(),
  ownerId: z.string(),
  status: z.enum(PROCESS_STATUSES),
  statusChanged: z.iso.datetime(),
  metadata: processMetadataSchema,
  metadataId: z.string(),
  fmsFormId: z.string(),
  formVersion: z.string(),
  responsibleDataProcessingUnitId: z.string(),
  location: placeOfWorkSchema,
  trustLevel: z.enum(TRUST_LEVELS),
  transient: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  availableUntil: z.iso.datetime(),
  version: z.int().nonnegative(),
  formData: formDataSchema,
  /** What the portal knew at the start (`formContext.ts`): never from the person. */
  formContext: formDataSchema,
  attachments: z.array(attachmentSchema),
  messageId: z.string().nullable(),
  /** Euro cents, computed when the answers were confirmed; null: the authority decides later; absent: not confirmed. */
  feeDue: feeAmountSchema.nullable().optional(),
  paymentCheckoutSign: z.string().nullable(),
  paymentAmount: z.int().nullable(),
  paymentMethod: z.string().nullable(),
  /** Who took the payment, as people read it. */
  paymentProviderName: z.string().optional(),
  /** The payment that pays for it; its Kassenzeichen is `paymentCheckoutSign`. */
  paidAttempt: paidAttemptSchema.optional(),
  /** When the person chose to send unpaid and to pay by invoice. */
  paymentSkippedAt: z.iso.datetime().optional(),
  /** Money is on its way or has arrived: until then it is kept, whatever else ends. */
  paymentHeldUntil: z.iso.datetime().optional(),
  /** The order to send as soon as it is paid, given with the order to pay. */
  sendingOrder: sendingOrderSchema.optional(),
  /** How letters and the decision arrive; absent while undecided. */
  electronicNotice: electronicNoticeSchema.optional(),
  postboxSent: z.boolean(),
  /** Working memory of the submit pipeline; absent before the first try. */
  submitting: submittingSchema.optional(),
  /** When the answers as they are now were confirmed; absent while they are not. */
  completedAt: z.iso.datetime().optional(),
  resultsAvailableUntil: z.iso.datetime().optional(),
  /** How often another ten minutes were asked for. */
  resultProlongations: z.int().nonnegative().optional(),
  acknowledgedAt: z.iso.datetime().optional(),
  /** The window that edits it; absent: none. */
  window: editingWindowSchema.optional(),
  /** Answers that the person kept although the account has another value, by path. */
  comparison: z.record(z.string(), z.json()).optional(),
  /** It was deleted, and its files are about to go; whether the ciphertext on its way to the authority stays; what is recorded. */
  removal: z.object({ sealedStays: z.boolean(), record: deletionRecordSchema.optional() }).optional(),
});
export type Process = z.infer<typeof processSchema>;

/** Whether another window than this one edits the process now. */
export function isEditedElsewhere(
  window: EditingWindow | undefined,
  { windowId, now }: { readonly windowId: string | undefined; readonly now: Date },
): boolean {
  if (window === undefined || window.windowId === windowId) return false;
  return Date.parse(window.seenAt) + WINDOW_LEASE_SECONDS * 1000 > now.getTime();
}
