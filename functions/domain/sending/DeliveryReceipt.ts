import { z } from "zod";
import { paymentOutcomeSchema } from "../payment/PaymentOutcome.ts";
import { DOCUMENT_KINDS } from "../documents/archiveName.ts";
import { EXTERNAL_ID_TYPES } from "./SubmissionStatus.ts";

/**
 * What happened to an application on its way. `sent`: the person pressed send. `accepted`: the transport took it over.
 * `resent`: the authority did not fetch it in time, so it was sent again. `fetched`: the authority's side took it out
 * of the transport. `delivered`: the authority's side confirmed it. `rejected`: the authority's side refused it.
 * `unresolved`: not confirmed until the last delivery check.
 */
export const DELIVERY_EVENTS = [
  "sent",
  "accepted",
  "resent",
  "fetched",
  "delivered",
  "rejected",
  "unresolved",
] as const;
export type DeliveryEvent = (typeof DELIVERY_EVENTS)[number];

/**
 * The receipt for machines, sealed and issued anew after every event: which files went when to whom. It names no person
 * and no answer, because it is kept three years (specification §9). Published as `/schemas/receipt-v1.json`.
 */
export const deliveryReceiptSchema = z.strictObject({
  /** Where this schema is published. */
  $schema: z.url(),
  schema: z.literal("receipt-v1"),
  /** Address of the portal that issued it. */
  issuer: z.url(),
  transferTicketNumber: z.string().min(1),
  messageId: z.string().min(1),
  externalIdType: z.enum(EXTERNAL_ID_TYPES),
  externalId: z.string().nullable(),
  service: z.strictObject({ leiKaId: z.string(), name: z.string() }),
  authority: z.strictObject({ id: z.string(), name: z.string() }),
  location: z.strictObject({ ars: z.string(), place: z.string(), postalCode: z.string() }),
  payment: paymentOutcomeSchema,
  files: z.array(
    z.strictObject({
      fileName: z.string(),
      kind: z.enum(DOCUMENT_KINDS),
      size: z.int().positive(),
      /** SHA-512 of the file as it was handed over, lower-case hex. */
      sha512: z.string().regex(/^[0-9a-f]{128}$/),
    }),
  ),
  events: z.array(z.strictObject({ event: z.enum(DELIVERY_EVENTS), at: z.iso.datetime() })).min(1),
});
export type DeliveryReceipt = z.infer<typeof deliveryReceiptSchema>;

/** The receipt after a further event; a repeated event changes nothing. */
export function withEvent(
  receipt: DeliveryReceipt,
  happened: { readonly event: DeliveryEvent; readonly at: string },
): DeliveryReceipt {
  return receipt.events.some(({ event }) => event === happened.event)
    ? receipt
    : { ...receipt, events: [...receipt.events, happened] };
}

/** A sealed JSON text: RFC 7515 section 7.2.2, all members base64url. */
export const sealedStatementSchema = z.object({
  payload: z.string(),
  protected: z.string(),
  signature: z.string(),
});
export type SealedStatement = z.infer<typeof sealedStatementSchema>;
