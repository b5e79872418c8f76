import { z } from "zod";

const cents = z.int().positive();
const currency = z.literal("EUR");
const text = z.string().min(1);

/**
 * How the payment of a sent application ended, for all recipients of its documents. Amounts are euro cents; what is
 * not known is left out. No account and no card is named (`withoutAccounts`).
 */
export const paymentOutcomeSchema = z.discriminatedUnion("status", [
  /** Nothing was to be paid before sending: there is no fee, or the authority sets it later. */
  z.strictObject({ status: z.literal("not-required") }),
  /** Sent unpaid; the authority sends an invoice. */
  z.strictObject({ status: z.literal("by-invoice"), amount: cents, currency }),
  z.strictObject({
    status: z.literal("paid"),
    amount: cents,
    currency,
    /** Who took the payment, as people read it. */
    providerName: text.optional(),
    /** The portal's id of the payment. */
    requestId: text.optional(),
    /** The provider's. */
    transactionId: text.optional(),
    /** Kassenzeichen. */
    reference: text.optional(),
    paidAt: text.optional(),
    /** As the provider names it, such as `CREDITCARD`. */
    method: text.optional(),
    methodDetail: text.optional(),
  }),
]);
export type PaymentOutcome = z.infer<typeof paymentOutcomeSchema>;
