import { z } from "zod";
import { FILE_NAME_MAX_LENGTH, UPLOAD_PART_MAX_BYTES } from "#domain/attachments/limits.ts";
import { formDataSchema } from "#domain/application/Process.ts";
import { PROCESS_STATUSES } from "#domain/application/ProcessStatus.ts";
import { providerIdSchema } from "#domain/sign-in/UserSession.ts";
import { TRUST_LEVELS } from "#domain/sign-in/TrustLevel.ts";
import { sealedStatementSchema } from "#domain/sending/DeliveryReceipt.ts";
import { operation, localeSchema } from "./operation.ts";
import { DOCUMENT_KINDS } from "#domain/documents/archiveName.ts";
import { ROWS_MAX } from "./limits.ts";

import {
  idSchema,
  processPath,
  attachmentPath,
  sha256Schema,
  attachmentViewSchema,
  fieldErrorSchema,
  processViewSchema,
  draftSchema,
  submissionViewSchema,
  keptApplicationSchema,
} from "./processViews.ts";

export const processOperations = {
  listProcesses: operation({ response: z.object({ processes: z.array(draftSchema) }), problems: [] }),
  deleteProcesses: operation({
    query: z.object({
      id: z.union([idSchema.transform((id) => [id]), z.array(idSchema).min(1).max(50)]),
    }),
    response: z.object({ deleted: z.array(z.string()) }),
    problems: ["process-not-found", "status-conflict", "payment-in-flight"],
  }),
  listSubmittedProcesses: operation({
    response: z.object({ submissions: z.array(submissionViewSchema) }),
    problems: [],
  }),
  /** What is kept of the person and until when. */
  listKept: operation({
    response: z.object({
      applications: z.array(keptApplicationSchema),
      /** What was deleted, the newest first, for as long as there is a certificate of it. */
      deletions: z.array(
        z.object({
          processId: z.string(),
          destroyedAt: z.iso.datetime(),
          /** Whether it had been sent: then its report is still there. */
          sent: z.boolean(),
          until: z.iso.datetime(),
        }),
      ),
    }),
    problems: [],
  }),
  getProcessByMetadata: operation({
    path: z.object({ metadataId: idSchema }),
    /** The draft for this service and place, if there is one. */
    response: z.object({ process: draftSchema.nullable() }),
    problems: [],
  }),
  getProcess: operation({
    path: processPath,
    response: processViewSchema,
    problems: ["process-not-found", "process-expired", "trust-level-too-low"],
  }),
  getAccessData: operation({
    path: processPath,
    response: z.object({ providerId: providerIdSchema, trustLevel: z.enum(TRUST_LEVELS) }),
    problems: ["process-not-found", "process-expired"],
  }),
  getSnapshot: operation({
    path: processPath,
    response: z.object({ version: z.int(), formData: formDataSchema, updatedAt: z.iso.datetime() }),
    problems: ["process-not-found", "process-expired", "trust-level-too-low"],
  }),
  /** What was deleted when, sealed, as the bytes of a PDF: nothing of it is stored. */
  getDeletionCertificate: operation({
    path: processPath,
    query: z.object({ locale: localeSchema }),
    response: z.object({ fileName: z.string(), base64: z.base64() }),
    problems: ["process-not-found", "too-many-requests"],
  }),
  /** What was entered until now as PDF, marked as not sent: a link that ends after ten minutes at the latest. */
  getDraftPdf: operation({
    path: processPath,
    query: z.object({ locale: localeSchema }),
    response: z.object({ fileName: z.string(), url: z.url(), availableUntil: z.iso.datetime() }),
    problems: [
      "process-not-found",
      "process-expired",
      "form-not-found",
      "status-conflict",
      "trust-level-too-low",
    ],
  }),
  getFiles: operation({
    path: z.object({ processId: idSchema, kind: z.enum(DOCUMENT_KINDS) }),
    response: z.object({
      files: z.array(
        z.object({
          documentId: z.string(),
          kind: z.enum(DOCUMENT_KINDS),
          fileName: z.string(),
          size: z.int(),
          sha512: z.string(),
          url: z.url(),
        }),
      ),
      /** All files of kind `attachment` as one ZIP file; null for the other kinds. */
      archive: z.object({ fileName: z.string(), size: z.int(), url: z.url() }).nullable(),
      availableUntil: z.iso.datetime(),
    }),
    problems: ["process-not-found", "results-expired", "document-not-found", "trust-level-too-low"],
  }),
  getFilesExpiration: operation({
    path: processPath,
    response: z.object({
      resultsAvailableUntil: z.iso.datetime().nullable(),
      /** How often another ten minutes may still be asked for. */
      prolongationsLeft: z.int().nonnegative(),
    }),
    problems: ["process-not-found", "trust-level-too-low"],
  }),
  /** Another ten minutes for the documents. */
  prolongFiles: operation({
    path: processPath,
    response: z.object({
      resultsAvailableUntil: z.iso.datetime(),
      prolongationsLeft: z.int().nonnegative(),
    }),
    problems: [
      "process-not-found",
      "results-expired",
      "prolongation-used-up",
      "status-conflict",
      "trust-level-too-low",
    ],
  }),
  getTransportReport: operation({
    path: processPath,
    response: submissionViewSchema.extend({
      documents: z.array(z.object({ fileName: z.string(), kind: z.string(), sha512: z.string() })),
      /** Signed statements of the transport, for verification. */
      evidence: z.array(z.string()),
      /** The sealed receipt with every event until now; null where the portal has no seal. */
      receipt: sealedStatementSchema.nullable(),
    }),
    problems: ["submission-not-found"],
  }),
  touchProcess: operation({
    path: processPath,
    response: z.object({ availableUntil: z.iso.datetime() }),
    problems: ["process-not-found", "process-expired", "trust-level-too-low"],
  }),
  patchFormData: operation({
    path: processPath,
    body: z.strictObject({
      /** The version the changes are based on; another one is answered with `version-conflict`. */
      version: z.int().nonnegative(),
      changes: z
        .array(
          z.strictObject({
            path: z.string().min(1).max(200),
            /** `null`: taken away. A list is sent whole when its rows changed, one answer of a row by its own path. */
            value: z.json(),
            /** Of such a list: for each row the number that it had before, `null` for a new one. Files go with their rows. */
            rows: z.array(z.int().nonnegative().max(ROWS_MAX).nullable()).max(ROWS_MAX).optional(),
          }),
        )
        .min(1)
        .max(500),
    }),
    response: z.object({
      version: z.int(),
      updatedAt: z.iso.datetime(),
      availableUntil: z.iso.datetime(),
      status: z.enum(PROCESS_STATUSES),
      /** What is not yet right among the answers given; nothing about questions still open. */
      errors: z.array(fieldErrorSchema),
      /** Paths that the form does not offer, or does not offer now: not stored. */
      dropped: z.array(z.string()),
      /** Answers that the portal gave, or took back (`null`), because of the account. */
      filled: z.array(z.object({ path: z.string(), value: z.json() })),
    }),
    problems: [
      "process-not-found",
      "process-expired",
      "body-too-large",
      "version-conflict",
      "edited-elsewhere",
      "status-conflict",
      "form-not-found",
      "trust-level-too-low",
    ],
  }),
  /** Which window edits the process: the one of the header `X-Window-Id`, if it holds it or takes it over. */
  holdWindow: operation({
    path: processPath,
    body: z.strictObject({ action: z.enum(["hold", "take-over", "release"]) }),
    response: z.object({ held: z.boolean() }),
    problems: ["process-not-found", "process-expired", "status-conflict", "trust-level-too-low"],
  }),
  /** What was decided where answers differ from the account. */
  decideDifferences: operation({
    path: processPath,
    body: z.strictObject({
      version: z.int().nonnegative(),
      decisions: z
        .array(z.strictObject({ path: z.string().min(1).max(200), take: z.boolean() }))
        .min(1)
        .max(100),
    }),
    response: processViewSchema,
    problems: [
      "process-not-found",
      "process-expired",
      "version-conflict",
      "edited-elsewhere",
      "status-conflict",
      "form-not-found",
      "trust-level-too-low",
    ],
  }),
  listAttachments: operation({
    path: processPath,
    response: z.object({
      attachments: z.array(
        /** Of an unfinished upload: the bytes that have arrived. */
        attachmentViewSchema.extend({ arrivedBytes: z.int().optional() }),
      ),
      /** Bytes used by all files. An active upload counts in full, an inactive one with what has arrived. */
      usedBytes: z.int(),
    }),
    problems: ["process-not-found", "process-expired", "trust-level-too-low"],
  }),
  reserveAttachment: operation({
    path: processPath,
    body: z.strictObject({
      fieldPath: z.string().min(1).max(200),
      fileName: z.string().min(1).max(FILE_NAME_MAX_LENGTH),
      size: z.int().nonnegative(),
      /** SHA-256 of each part, base64: an upload that broke off is recognised by them. */
      partSha256: z.array(sha256Schema).max(100),
    }),
    response: z.object({
      attachment: attachmentViewSchema,
      /** Version of the process after the change. */
      version: z.int(),
      /** Sizes in bytes of the parts to send, in order. */
      partSizes: z.array(z.int()),
      /** Numbers of the parts that have not arrived yet. */
      missingParts: z.array(z.int()),
      /** Bytes that all files of the application take now. */
      usedBytes: z.int(),
    }),
    problems: [
      "process-not-found",
      "process-expired",
      "edited-elsewhere",
      "status-conflict",
      "form-not-found",
      "upload-refused",
      "uploads-too-large",
      "storage-used-up",
      "trust-level-too-low",
    ],
  }),
  signAttachmentParts: operation({
    path: attachmentPath,
    body: z.strictObject({
      parts: z
        .array(
          z.strictObject({
            number: z.int().min(1).max(100),
            size: z.int().positive().max(UPLOAD_PART_MAX_BYTES),
            /** As announced. */
            sha256: sha256Schema,
          }),
        )
        .min(1)
        .max(30),
    }),
    response: z.object({
      parts: z.array(z.object({ number: z.int(), url: z.url(), fields: z.record(z.string(), z.string()) })),
      expiresAt: z.iso.datetime(),
    }),
    problems: [
      "process-not-found",
      "process-expired",
      "attachment-not-found",
      "status-conflict",
      "trust-level-too-low",
    ],
  }),
  confirmAttachment: operation({
    path: attachmentPath,
    response: z.object({
      attachment: attachmentViewSchema,
      version: z.int(),
      availableUntil: z.iso.datetime(),
    }),
    problems: [
      "process-not-found",
      "process-expired",
      "attachment-not-found",
      "upload-incomplete",
      "upload-refused",
      "uploads-too-large",
      "edited-elsewhere",
      "status-conflict",
      "trust-level-too-low",
    ],
  }),
  getAttachment: operation({
    path: attachmentPath,
    /** A link that shows the file. */
    response: z.object({ url: z.url(), availableUntil: z.iso.datetime() }),
    problems: ["process-not-found", "process-expired", "attachment-not-found", "trust-level-too-low"],
  }),
  deleteAttachment: operation({
    path: attachmentPath,
    response: z.object({ attachments: z.array(attachmentViewSchema), version: z.int() }),
    problems: [
      "process-not-found",
      "process-expired",
      "attachment-not-found",
      "edited-elsewhere",
      "status-conflict",
      "trust-level-too-low",
    ],
  }),
};
