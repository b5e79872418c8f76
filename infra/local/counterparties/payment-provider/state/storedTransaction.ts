import { z } from "zod";
import { paymentRequest } from "../api/paymentRequest.ts";

export const STATUSES = ["INITIAL", "PAYED", "FAILED", "CANCELED"] as const;

/** What the person did on the page, and when it shows. */
const booking = z.object({
  bookedAt: z.number(),
  method: z.string(),
  references: z.array(z.string()).min(1),
});

export const storedTransaction = z.object({
  transactionId: z.uuid(),
  /** `originatorId/endPointId` */
  office: z.string(),
  request: paymentRequest,
  status: z.enum(STATUSES),
  statusDetail: z.string().optional(),
  /** Kassenzeichen, where it is given before anything is paid. */
  earlyReference: z.string().optional(),
  /** Money was taken: once for each reference. Shown as paid from `bookedAt` (milliseconds since the epoch) on. */
  booking: booking.optional(),
});
export type StoredTransaction = z.infer<typeof storedTransaction>;
