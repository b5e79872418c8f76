import { z } from "zod";
import { TRANSPORT_KINDS } from "./transportRules.ts";
import { DOCUMENT_KINDS } from "../documents/archiveName.ts";
import { owedDocumentSchema } from "./OwedDocument.ts";
import { postboxDeliverySchema } from "./PostboxDelivery.ts";
import { sealedApplicationSchema, transportReservationSchema } from "./SealedApplication.ts";
import { EXTERNAL_ID_TYPES } from "./SubmissionStatus.ts";
import { SUBMIT_PROGRESS_STATES } from "./submitSteps.ts";
import { TRUST_LEVELS } from "../sign-in/TrustLevel.ts";

/** By which sign-in an application was ordered to be sent, and what of it the account says. */
export const signInRecordSchema = z.object({
  /** Id of the provider in the settings. */
  provider: z.string(),
  /** As people know it, in German. */
  providerName: z.string().optional(),
  /** Absent in attempts from before it was kept. */
  providerNameEn: z.string().optional(),
  /** Whom the account belongs to; absent for visitors without one. */
  accountName: z.string().optional(),
  trustLevel: z.enum(TRUST_LEVELS),
  /** Paths of answers that are what the account says. */
  fromAccount: z.array(z.string()),
  /** Those of them that were not editable. */
  locked: z.array(z.string()),
});

export type SignInRecord = z.infer<typeof signInRecordSchema>;

/** A finished file of an application with its place in the result store and its proof. */
const preparedDocumentSchema = z.object({
  documentId: z.string(),
  kind: z.enum(DOCUMENT_KINDS),
  fileName: z.string(),
  size: z.int().positive(),
  sha512: z.string(),
});
export type PreparedDocument = z.infer<typeof preparedDocumentSchema>;

export const SUBMISSION_FAILURE_REASONS = [
  "authority-unreachable",
  "authority-refused",
  "file-missing",
  "malware-found",
  "unexpected",
] as const;
export type SubmissionFailureReason = (typeof SUBMISSION_FAILURE_REASONS)[number];

/**
 * What the submit pipeline knows so far. Every id is stored here before it is used outside, so that a step that runs
 * twice finds what its first run left. A new attempt keeps the ids of an attempt that the transport may have accepted.
 */
export const submittingSchema = z.object({
  attempt: z.int().positive(),
  /** When the person first pressed send; printed in the documents, so that a new attempt makes the same bytes. */
  submittedAt: z.iso.datetime(),
  progress: z.enum(SUBMIT_PROGRESS_STATES),
  completedSteps: z.array(z.enum(SUBMIT_PROGRESS_STATES)),
  failureReason: z.enum(SUBMISSION_FAILURE_REASONS).optional(),
  transferTicketNumber: z.string(),
  /** Ids of the documents that the portal makes itself. */
  generatedIds: z.object({
    form: z.string(),
    coverLetter: z.string(),
    receipt: z.string(),
    /** For applicants in English: a translation that stays with the person. */
    englishCopy: z.string().optional(),
  }),
  /** What the sender accepted at the sign-in. Absent in attempts from before it was kept. */
  terms: z.object({ version: z.string(), acceptedAt: z.iso.datetime() }).optional(),
  /** Absent in attempts from before it was kept. */
  signIn: signInRecordSchema.optional(),
  /** Size of the ZIP file of all uploads, in bytes; absent where there is none. */
  archiveSize: z.int().positive().optional(),
  documents: z.array(preparedDocumentSchema),
  /** Absent where nothing is handed in later. */
  owed: z.array(owedDocumentSchema).optional(),
  /** The applicant's name in Latin letters, where the form asks for it beside the one in its own script. */
  latinName: z.string().optional(),
  externalIdType: z.enum(EXTERNAL_ID_TYPES),
  sealed: sealedApplicationSchema.optional(),
  /** The run that sealed it: its parts lie under this name. Absent where there was one place for all runs. */
  sealingId: z.string().optional(),
  reservation: transportReservationSchema.optional(),
  /** How often sending under this reservation was begun; counted before each try. */
  submitTries: z.int().nonnegative().optional(),
  /** Transports that refused this application for good before they accepted anything. */
  refusedBy: z.array(z.enum(TRANSPORT_KINDS)).optional(),
  acceptedAt: z.iso.datetime().optional(),
  /** The copy for the mailbox of the account that sent it first; absent where there is none. */
  postbox: postboxDeliverySchema.optional(),
  /** From now on the record of the submission tracks the copy. */
  postboxTakenOver: z.literal(true).optional(),
});
export type Submitting = z.infer<typeof submittingSchema>;
