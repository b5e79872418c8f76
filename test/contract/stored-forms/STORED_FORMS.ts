import type { z } from "zod";
import { deletionRecordSchema } from "#domain/application/DeletionRecord.ts";
import { heldDraftSchema } from "#domain/application/ownerLimits.ts";
import { processSchema } from "#domain/application/Process.ts";
import { availabilitySchema } from "#domain/operation/Availability.ts";
import { feedbackSchema } from "#domain/operation/Feedback.ts";
import { healthDocumentSchema } from "#domain/operation/HealthDocument.ts";
import { monthlyStatisticsSchema } from "#domain/operation/MonthlyStatistics.ts";
import { paymentSchema } from "#domain/payment/Payment.ts";
import { submissionSchema } from "#domain/sending/Submission.ts";
import { blockSchema } from "#domain/sign-in/Block.ts";
import { identifiedPersonSchema } from "#domain/sign-in/IdentifiedPerson.ts";
import { pendingLoginSchema, userSessionSchema } from "#domain/sign-in/UserSession.ts";

/** What is stored and read by schema, by name; `DATA_CLASSES` says where and for how long. */
export const STORED_FORMS: Readonly<Record<string, z.ZodType>> = {
  availability: availabilitySchema,
  block: blockSchema,
  deletionRecord: deletionRecordSchema,
  feedback: feedbackSchema,
  health: healthDocumentSchema,
  heldDraft: heldDraftSchema,
  identifiedPerson: identifiedPersonSchema,
  payment: paymentSchema,
  pendingLogin: pendingLoginSchema,
  process: processSchema,
  session: userSessionSchema,
  statistics: monthlyStatisticsSchema,
  submission: submissionSchema,
};

/** What this release reads and does not write yet, by form: the next one may (infra/DEPLOYING.md). */
export const NOT_WRITTEN_YET: Readonly<Record<string, readonly string[]>> = {};
