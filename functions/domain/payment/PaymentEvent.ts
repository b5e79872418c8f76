import { z } from "zod";

const MISMATCH_KINDS = [
  /** The provider reports another amount than we asked for. */
  "amount-differs",
  "currency-differs",
  "request-id-differs",
  /** A second payment for the same application: to be given back. */
  "paid-twice",
  /** The money of one payment was taken twice: once to be given back. It pays for the application all the same. */
  "taken-twice",
  /** The provider said cancelled before. The money pays for the application all the same. */
  "paid-after-cancel",
  /** The application was deleted, is over, or was sent without a payment. */
  "application-impossible",
  /** Until the bound the provider never said how it ended. */
  "no-final-word",
] as const;
export type MismatchKind = (typeof MISMATCH_KINDS)[number];

const cents = z.int().nonnegative();
const about = { requestId: z.string(), at: z.iso.datetime() };

const mismatchSchema = z.object({
  kind: z.literal("mismatch"),
  ...about,
  why: z.enum(MISMATCH_KINDS),
  /** As the provider reports it; absent where it reported nothing. */
  reported: z.object({ requestId: z.string(), amount: cents, currency: z.string() }).optional(),
});
export type Mismatch = z.infer<typeof mismatchSchema>;

/** The office of the authority at the payment service, as it was when it was asked: settings change. */
const paymentOfficeSchema = z.object({
  providerName: z.string(),
  originatorId: z.string(),
  endPointId: z.string(),
});
export type PaymentOffice = z.infer<typeof paymentOfficeSchema>;

/** As much of an operator's note as is kept. */
export const SETTLEMENT_NOTE_MAX_LENGTH = 250;

/**
 * What happened to the payment of one application, for ever: events are added and never changed. No account and no card
 * is named (`withoutAccounts`). Amounts are euro cents.
 */
export const paymentEventSchema = z.discriminatedUnion("kind", [
  /** Stored before the provider is asked. */
  z.object({
    kind: z.literal("requested"),
    ...about,
    amount: cents,
    office: paymentOfficeSchema.optional(),
    /** The way to pay that the person chose before: a hint, the provider's page decides. */
    wishedMethod: z.string().optional(),
    /** When the provider's last word is no longer waited for. */
    until: z.iso.datetime(),
  }),
  z.object({ kind: z.literal("created"), ...about, transactionId: z.string() }),
  z.object({
    kind: z.literal("reported"),
    ...about,
    status: z.enum(["PAYED", "FAILED", "CANCELED"]),
    statusDetail: z.string().optional(),
    /** Kassenzeichen. */
    reference: z.string().optional(),
    paidAt: z.string().optional(),
    method: z.string().optional(),
    methodDetail: z.string().optional(),
  }),
  /** The provider never knew it: no page was shown, nothing can be paid. */
  z.object({ kind: z.literal("abandoned"), ...about }),
  /**
   * The provider is no longer polled: long after the end of an attempt without money it still knows of none, or what
   * it reported was settled and pays for nothing, whatever it reports later.
   */
  z.object({ kind: z.literal("closed"), ...about }),
  mismatchSchema,
  /** An operator resolved a mismatch, for example by refunding the money. */
  z.object({
    kind: z.literal("settled"),
    ...about,
    why: z.enum(MISMATCH_KINDS),
    note: z.string().max(SETTLEMENT_NOTE_MAX_LENGTH),
  }),
  /** The application goes out with this payment. */
  z.object({ kind: z.literal("used"), ...about }),
  /** The application goes out unpaid, to be paid by invoice. */
  z.object({ kind: z.literal("skipped"), at: z.iso.datetime() }),
]);
export type PaymentEvent = z.infer<typeof paymentEventSchema>;
