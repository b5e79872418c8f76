import { z } from "zod";

const hash = z.strictObject({ type: z.literal("sha512"), content: z.string().regex(/^[a-f0-9]{128}$/) });

const mediaType = z.string().regex(/^[-\w.]+\/[-\w.+]+$/);

export const PAYMENT_METHODS = ["GIROPAY", "PAYDIRECT", "CREDITCARD", "PAYPAL", "INVOICE", "OTHER"] as const;

const paymentInformation = z.strictObject({
  transactionId: z.string().regex(/^[\w-]{1,36}$/),
  transactionReference: z.string().min(1),
  transactionTimestamp: z.iso.datetime().optional(),
  paymentMethod: z.enum(PAYMENT_METHODS),
  paymentMethodDetail: z
    .string()
    .regex(/^[\w-]{1,36}$/)
    .optional(),
  status: z.enum(["INITIAL", "BOOKED", "FAILED", "CANCELED"]),
  /** Euro. */
  grossAmount: z.number().min(0.01),
});

/** What we send of FIT-Connect's metadata 2.1.0: our own schema of the members used, closed against all others. */
export const metadataSchema = z.strictObject({
  $schema: z.literal("https://schema.fitko.de/fit-connect/metadata/2.1.0/metadata.schema.json"),
  contentStructure: z.strictObject({
    data: z.strictObject({
      hash,
      submissionSchema: z.strictObject({
        schemaUri: z.string().min(1),
        mimeType: z.enum(["application/json", "application/xml"]),
      }),
    }),
    attachments: z.array(
      z.strictObject({
        attachmentId: z.uuid(),
        purpose: z.enum(["form", "attachment", "report", "data"]),
        mimeType: mediaType,
        filename: z.string().min(1),
        /** The question that an upload answers. */
        description: z.string().min(1).optional(),
        hash,
      }),
    ),
  }),
  /** Left out where nothing was to be paid. */
  paymentInformation: paymentInformation.optional(),
  additionalReferenceInfo: z.strictObject({
    senderReference: z.string().min(1),
    applicationDate: z.iso.date(),
    zustimmungZumDigitalenBescheid: z.boolean().optional(),
  }),
  replyChannel: z.strictObject({ idBundDeMailbox: z.strictObject({ mailboxUuid: z.uuid() }) }).optional(),
  author: z.strictObject({
    name: z.string().min(1),
    product: z.strictObject({
      name: z.string().min(1),
      version: z.string().min(1),
      manufacturer: z.string().min(1),
    }),
  }),
});

export type Metadata = z.infer<typeof metadataSchema>;
