import { z } from "zod";
import { xtaRecipientSchema } from "./XtaRecipient.ts";

const fitConnectSealedSchema = z.object({
  kind: z.literal("fit-connect"),
  destinationId: z.string(),
  /** Member `identifier` of the destination's public service. */
  serviceIdentifier: z.string(),
  serviceName: z.string(),
  region: z.string(),
  attachmentIds: z.array(z.string()),
  authenticationTags: z.object({
    metadata: z.string(),
    data: z.string(),
    attachments: z.record(z.string(), z.string()),
  }),
});
export type FitConnectSealed = z.infer<typeof fitConnectSealedSchema>;

const xtaContentSchema = z.object({
  /** Where the bytes lie: written while sealing, or a document of the application. */
  source: z.enum(["part", "document"]),
  id: z.string(),
  fileName: z.string(),
  contentType: z.string(),
  description: z.string(),
  size: z.int().positive(),
  /** Lower-case hex. */
  sha512: z.string(),
});
export type XtaContent = z.infer<typeof xtaContentSchema>;

/** Composed for XTA: whom it goes to and which bytes it consists of. The first content is the main document. */
const xtaSealedSchema = z.object({
  kind: z.literal("xta"),
  recipient: xtaRecipientSchema,
  /** ISO 8601 instant at which the person pressed send. */
  origin: z.iso.datetime(),
  transferTicketNumber: z.string(),
  contents: z.tuple([xtaContentSchema], xtaContentSchema),
});
export type XtaSealed = z.infer<typeof xtaSealedSchema>;

/** What has to be remembered of an application that is ready for its transport, so that every try sends the same. */
export const sealedApplicationSchema = z.union([xtaSealedSchema, fitConnectSealedSchema]);
export type SealedApplication = z.infer<typeof sealedApplicationSchema>;

/** Ids that the transport gave. Stored before anything is sent with them. Only FIT-Connect knows cases. */
export const transportReservationSchema = z.object({
  externalId: z.string(),
  caseId: z.string().optional(),
});
export type TransportReservation = z.infer<typeof transportReservationSchema>;
