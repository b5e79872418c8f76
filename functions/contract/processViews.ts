import { z } from "zod";
import { DELIVERY_PROBLEM_KINDS } from "#domain/sending/deliveryProblems.ts";
import { BLANK_PAGES, UPLOAD_REFUSALS } from "#domain/attachments/UploadVerdict.ts";
import { electronicNoticeSchema } from "#domain/application/electronicNotice.ts";
import { PAPER_REGIONS } from "#domain/directory/Region.ts";
import { processSchema } from "#domain/application/Process.ts";
import { KEPT_CLASSES } from "#domain/operation/keptOf.ts";
import { DELIVERY_EVENTS } from "#domain/sending/DeliveryReceipt.ts";
import { owedDocumentSchema } from "#domain/sending/OwedDocument.ts";
import { SHOWN_POSTBOX_STATES } from "#domain/sending/postboxStates.ts";
import { EXTERNAL_ID_TYPES, SENT_STATUSES } from "#domain/sending/SubmissionStatus.ts";

/** Ids in paths stay within letters, digits, `_` and `-`: path parameters arrive undecoded. */
export const idSchema = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);
export const processPath = z.object({ processId: idSchema });
export const attachmentPath = z.object({ processId: idSchema, attachmentId: idSchema });

export const sha256Schema = z.string().regex(/^[A-Za-z0-9+/]{43}=$/);

export const attachmentViewSchema = z.object({
  attachmentId: z.string(),
  fieldPath: z.string(),
  fileName: z.string(),
  size: z.int(),
  status: z.enum(["reserved", "stored", "refused"]),
  refusal: z.enum(UPLOAD_REFUSALS).optional(),
  /** Whether pages of a stored file draw nothing; absent where all do. */
  blankPages: z.enum(BLANK_PAGES).exclude(["none"]).optional(),
  /** Ids of files of this application with the same bytes that were there before. */
  sameAs: z.array(z.string()),
});

export const fieldErrorSchema = z.object({ path: z.string(), rule: z.string(), message: z.string() });

/** A process as its owner sees it. `saved`: kept for 24 hours after the last change; otherwise only in this session. */
export const processViewSchema = processSchema
  .omit({
    ownerId: true,
    transient: true,
    submitting: true,
    acknowledgedAt: true,
    attachments: true,
    window: true,
    comparison: true,
    completedAt: true,
    sendingOrder: true,
    paidAttempt: true,
    electronicNotice: true,
  })
  .extend({
    saved: z.boolean(),
    attachments: z.array(attachmentViewSchema),
    transferTicketNumber: z.string().nullable(),
    resultsAvailableUntil: z.iso.datetime().nullable(),
    /** The person's decision on letters in the mailbox of the account; null while undecided. */
    electronicNotice: electronicNoticeSchema.pick({ consent: true }).nullable(),
    /** Answers that differ from the account and wait for a decision; empty before the answers were requested. */
    differences: z.array(
      z.object({
        path: z.string(),
        scope: z.string(),
        answer: z.json(),
        account: z.json(),
        locked: z.boolean(),
      }),
    ),
    /** The person has to sign in once more before sending. */
    signInAgain: z.boolean(),
    /** Fields that show what the account says and cannot be changed. */
    locked: z.array(z.string()),
  });

/** A draft in the personal area: no answers. */
export const draftSchema = processViewSchema.omit({
  formData: true,
  formContext: true,
  attachments: true,
  differences: true,
  signInAgain: true,
  locked: true,
});

/** A sent application in the personal area (specification §3, submission record). */
export const submissionViewSchema = z.object({
  processId: z.string(),
  status: z.enum(SENT_STATUSES),
  statusChanged: z.iso.datetime(),
  name: z.string(),
  nameEn: z.string(),
  authorityName: z.string(),
  /** Lines of its postal address; none where it is not known. */
  authorityAddress: z.array(z.string()),
  submissionDate: z.iso.datetime(),
  transferTicketNumber: z.string(),
  externalIdType: z.enum(EXTERNAL_ID_TYPES),
  externalId: z.string().nullable(),
  messageId: z.string().nullable(),
  deliveredAt: z.iso.datetime().nullable(),
  /** What happened to it, as its receipt tells it, the earliest first; empty while the transport has not accepted it. */
  events: z.array(z.object({ event: z.enum(DELIVERY_EVENTS), at: z.iso.datetime() })),
  /** What the person said to hand in later. */
  owed: z.array(owedDocumentSchema),
  /** The state whose authorities also want papers by post, each in its own way; null where nothing is wanted. */
  onPaper: z.enum(PAPER_REGIONS).nullable(),
  /** The copy for the mailbox of the account. */
  postbox: z.enum(SHOWN_POSTBOX_STATES),
  /** What the authority's side said was wrong. */
  problems: z.array(
    z.object({ kind: z.enum(DELIVERY_PROBLEM_KINDS), title: z.string(), detail: z.string() }),
  ),
});

/** An application of which something is kept. `until`: null where only its length is known. */
export const keptApplicationSchema = z.object({
  processId: z.string(),
  name: z.string(),
  nameEn: z.string(),
  kept: z.array(
    z.object({
      dataClass: z.enum(KEPT_CLASSES),
      /** Uploads that are kept with it. */
      files: z.int().nonnegative(),
      until: z.iso.datetime().nullable(),
    }),
  ),
});
