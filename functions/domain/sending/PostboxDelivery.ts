import { z } from "zod";
import { TRUST_LEVELS } from "../sign-in/TrustLevel.ts";
import { transportReservationSchema } from "./SealedApplication.ts";
import { POSTBOX_STATES } from "./postboxStates.ts";

/** Authentication tags of a message to a mailbox: every writing has its own, because its signature is of that moment. */
const postboxTagsSchema = z.object({ metadata: z.string(), data: z.string() });
export type PostboxTags = z.infer<typeof postboxTagsSchema>;

/** The files of a message, sealed for the mailbox service alone. */
const postboxFilesSchema = z.object({
  destinationId: z.string(),
  files: z.array(
    z.object({
      attachmentId: z.string(),
      fileName: z.string(),
      size: z.int().positive(),
      /** Of the plaintext, lower-case hex. */
      sha512: z.string(),
      authenticationTag: z.string(),
    }),
  ),
});
export type PostboxFiles = z.infer<typeof postboxFilesSchema>;

/** The copy of an application for the mailbox of the person's account. */
export const postboxDeliverySchema = z.object({
  state: z.enum(POSTBOX_STATES),
  /** Handle of the mailbox, and the level that opens it: kept only while something may still be sent there. */
  mailbox: z.object({ handle: z.string(), trustLevel: z.enum(TRUST_LEVELS) }).optional(),
  files: postboxFilesSchema.optional(),
  /** The run that sealed the files: they lie under its name. */
  sealingId: z.string().optional(),
  reservation: transportReservationSchema.optional(),
  /** Of every message that was begun to be sent under the reservation; of the one that was accepted, once that is known. */
  tags: z.array(postboxTagsSchema),
  sentAt: z.iso.datetime().optional(),
  /** Scheduled tries, and after the sending scheduled checks. */
  checks: z.int().nonnegative(),
  /** Absent when nothing more is to be done. */
  nextCheckAt: z.iso.datetime().optional(),
});
export type PostboxDelivery = z.infer<typeof postboxDeliverySchema>;
