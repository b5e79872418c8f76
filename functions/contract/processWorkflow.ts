import { z } from "zod";
import { locationSchema } from "#domain/directory/Location.ts";
import { ELECTRONIC_NOTICE_TEXT_VERSION } from "#domain/application/electronicNoticeText.ts";
import { PROCESS_STATUSES } from "#domain/application/ProcessStatus.ts";
import { SHOWN_POSTBOX_STATES } from "#domain/sending/postboxStates.ts";
import { SUBMISSION_FAILURE_REASONS } from "#domain/sending/Submitting.ts";
import { SUBMIT_PROGRESS_STATES } from "#domain/sending/submitSteps.ts";
import { arsSchema, leiKaIdSchema, professionIdSchema } from "./forms.ts";
import { operation, localeSchema } from "./operation.ts";
import { idSchema, processViewSchema } from "./processViews.ts";

const chosenLocationSchema = z.strictObject({
  ars: arsSchema,
  place: z.string().min(1).max(120),
  postalCode: locationSchema.shape.postalCode.optional(),
});
const processPath = z.object({ processId: idSchema });
/** Why an application cannot be begun for a service, or not by who asks. */
const OF_A_SERVICE = [
  "service-not-found",
  "no-online-service",
  "service-not-taken",
  "form-not-found",
  "account-required",
  "provider-not-accepted",
  "sign-in-again",
] as const;

export const progressSchema = z.object({
  status: z.enum(PROCESS_STATUSES),
  /** Whether answers and files can change. */
  isEditable: z.boolean(),
  /** The running step, or one of the two ends; null before the first try. */
  progress: z.enum(SUBMIT_PROGRESS_STATES).nullable(),
  completedSteps: z.array(z.enum(SUBMIT_PROGRESS_STATES)),
  attempt: z.int(),
  failureReason: z.enum(SUBMISSION_FAILURE_REASONS).nullable(),
  /** Names of the files in which malware was found. */
  infectedFiles: z.array(z.string()),
  transferTicketNumber: z.string().nullable(),
  submittedAt: z.iso.datetime().nullable(),
  resultsAvailableUntil: z.iso.datetime().nullable(),
  /** The copy for the mailbox of the account, when the pipeline ended. */
  postbox: z.enum(SHOWN_POSTBOX_STATES),
});

export const processWorkflowOperations = {
  startProcess: operation({
    body: z.strictObject({
      leiKaId: leiKaIdSchema,
      metadataId: idSchema,
      /** Decides where several professions share a code (trades). */
      professionId: professionIdSchema.optional(),
      /** The place was not handed over but asked: the form then begins with its welcome page. */
      placeAsked: z.boolean().default(false),
      location: chosenLocationSchema,
      locale: localeSchema,
    }),
    response: processViewSchema,
    problems: [...OF_A_SERVICE, "trust-level-too-low", "too-many-drafts", "too-many-requests"],
  }),
  /** Another place, and with it the authority, its terms and what the portal knows: answers and files stay. */
  changeLocation: operation({
    path: processPath,
    body: z.strictObject({ metadataId: idSchema, location: chosenLocationSchema }),
    response: processViewSchema,
    problems: [
      "process-not-found",
      "process-expired",
      ...OF_A_SERVICE,
      "edited-elsewhere",
      "status-conflict",
      "trust-level-too-low",
    ],
  }),
  completeProcess: operation({
    path: processPath,
    response: processViewSchema,
    problems: [
      "process-not-found",
      "process-expired",
      "form-incomplete",
      "fee-not-computable",
      "service-not-taken",
      "edited-elsewhere",
      "data-differs",
      "status-conflict",
      "form-not-found",
      "trust-level-too-low",
    ],
  }),
  /** Whether letters and the decision may come into the mailbox of the account (OZG section 9). */
  setElectronicNotice: operation({
    path: processPath,
    body: z.strictObject({
      consent: z.boolean(),
      /** Edition of the text that was read: another one than today's is refused. */
      textVersion: z.literal(ELECTRONIC_NOTICE_TEXT_VERSION),
    }),
    response: processViewSchema,
    problems: [
      "process-not-found",
      "process-expired",
      "notice-not-offered",
      "edited-elsewhere",
      "status-conflict",
      "trust-level-too-low",
    ],
  }),
  /** An anonymous process becomes the signed-in person's: answers and files stay, the 24 hours begin. */
  changeUser: operation({
    path: processPath,
    response: processViewSchema,
    problems: [
      "process-not-found",
      "process-expired",
      "form-not-found",
      "status-conflict",
      "account-required",
      "sign-in-again",
      "provider-not-accepted",
      "trust-level-too-low",
    ],
  }),
  submitProcess: operation({
    path: processPath,
    /** Applicants in English also get an English copy. */
    query: z.object({
      locale: localeSchema.optional(),
      /** Send now and pay later by invoice, where the service allows it. */
      payByInvoice: z.literal("true").optional(),
    }),
    response: progressSchema,
    problems: [
      "process-not-found",
      "process-expired",
      "form-incomplete",
      "edited-elsewhere",
      "data-differs",
      "status-conflict",
      "form-not-found",
      "notice-undecided",
      "account-required",
      "provider-not-accepted",
      "sign-in-again",
      "trust-level-too-low",
      "payment-required",
      "skip-not-allowed",
      "already-paid",
      "payment-in-flight",
      "payment-unclear",
      "workflow-unavailable",
    ],
  }),
  getProgress: operation({
    path: processPath,
    response: progressSchema,
    problems: ["process-not-found", "trust-level-too-low"],
  }),
  acknowledgeResult: operation({
    path: processPath,
    response: z.object({ acknowledgedAt: z.iso.datetime() }),
    problems: ["process-not-found", "edited-elsewhere", "status-conflict", "trust-level-too-low"],
  }),
};
