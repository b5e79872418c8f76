import { z } from "zod";
import { FEE_TYPES } from "../payment/FeeType.ts";
import { paymentOutcomeSchema } from "../payment/PaymentOutcome.ts";
import { electronicNoticeSchema } from "../application/electronicNotice.ts";
import { TRUST_LEVELS } from "../sign-in/TrustLevel.ts";
import { DOCUMENT_KINDS } from "./archiveName.ts";

/** Path of a question in the form, with row numbers: `q[0].titleGerman`. */
const path = z.string().min(1);
const sha512 = z.string().regex(/^[0-9a-f]{128}$/);
const cents = z.int().nonnegative();

/**
 * The application as machine-readable data, sent with the documents: every question that was asked, in order, with its
 * answer, and everything else that the printed application says. Texts are German, as on paper; `answer` has exactly
 * the characters that were typed. Published as `/schemas/application-v1.json`. Authorities that support no later
 * version still receive it.
 */
export const applicationDataV1Schema = z.strictObject({
  /** Where this schema is published. */
  $schema: z.url(),
  schema: z.literal("application-v1"),
  transferTicketNumber: z.string().min(1),
  messageId: z.string().min(1),
  /** When the person pressed send: ISO 8601 with time zone. */
  submittedAt: z.iso.datetime(),
  service: z.strictObject({ leiKaId: z.string(), name: z.string(), profession: z.string() }),
  authority: z.strictObject({ id: z.string(), name: z.string(), postalAddress: z.string() }),
  /** Where the person wants to work. */
  location: z.strictObject({
    ars: z.string(),
    postalCode: z.string(),
    place: z.string(),
    region: z.string(),
  }),
  /** As it was typed, in whatever script. */
  applicant: z.strictObject({ name: z.string() }),
  /** Who applies for the person; null where people apply for themselves. */
  representative: z.strictObject({ name: z.string() }).nullable(),
  form: z.strictObject({ id: z.string(), version: z.string() }),
  questions: z.array(
    z.strictObject({
      path,
      page: z.string(),
      /** The row that the question belongs to, such as "Qualifikation 2"; null outside of rows. */
      row: z.string().nullable(),
      question: z.string(),
      /** As the form keeps it; null where nothing was answered. */
      answer: z.json(),
      /** The answer as it is printed. */
      text: z.string(),
    }),
  ),
  requiredDocuments: z.array(
    z.strictObject({
      path,
      document: z.string(),
      row: z.string().nullable(),
      /** `later`: will be handed in; `excused`: the person says that it cannot be had. */
      standing: z.enum(["provided", "missing", "later", "excused", "optional"]),
      attachmentIds: z.array(z.string()),
    }),
  ),
  /** `terms`: terms of use and privacy notice of the portal. `declarations`: those of the form, with its version. */
  consents: z.array(
    z.strictObject({
      consent: z.enum(["terms", "declarations"]),
      version: z.string(),
      acceptedAt: z.iso.datetime(),
    }),
  ),
  /** Euro cents; `amount` is null where the authority decides on it, `legalBasis` is left out where there is no fee. */
  fee: z.strictObject({
    type: z.enum(FEE_TYPES),
    amount: cents.nullable(),
    legalBasis: z.string().optional(),
  }),
  payment: paymentOutcomeSchema,
  /**
   * Whether letters and the decision may come into the mailbox of the account, and what was said about it; left out where
   * it was not asked. `not-declined`: nothing was answered where silence is consent.
   */
  electronicNotice: electronicNoticeSchema.omit({ postbox: true }).optional(),
  /** Everything that is handed over with it. */
  attachments: z.array(
    z.strictObject({
      attachmentId: z.string(),
      kind: z.enum(DOCUMENT_KINDS),
      /** The question that an upload answers; null for documents of the portal. */
      path: path.nullable(),
      fileName: z.string(),
      mediaType: z.literal("application/pdf"),
      /** Bytes. */
      size: z.int().positive(),
      sha512,
    }),
  ),
  /** All answers as the form keeps them, also those behind questions that are not shown. */
  answers: z.record(z.string(), z.json()),
});
export type ApplicationDataV1 = z.infer<typeof applicationDataV1Schema>;

const { shape } = applicationDataV1Schema;
/**
 * Version 2: the name of the applicant in Latin letters with the original in addition, dates as ISO 8601 (`1991-03-14`; `1991-03` and
 * `1991` where no more is given), who signed in and which answers the account vouches for, and of each file the
 * question that it answers. Published as `/schemas/application-v2.json`.
 */
export const applicationDataSchema = z.strictObject({
  ...shape,
  schema: z.literal("application-v2"),
  applicant: z.strictObject({
    /** In Latin letters. */
    name: z.string(),
    /** As it was typed in another script; null where there is none. */
    nameInOwnScript: z.string().nullable(),
  }),
  /** The sign-in by which it was sent: `anon` is a visitor without an account. Null where it is no longer known. */
  signIn: z
    .strictObject({
      provider: z.string(),
      providerName: z.string().nullable(),
      /** Whom the account belongs to; null for visitors without one. */
      accountName: z.string().nullable(),
      trustLevel: z.enum(TRUST_LEVELS),
    })
    .nullable(),
  questions: z.array(
    z.strictObject({
      ...shape.questions.element.shape,
      /** `locked`: taken from the account, not editable. `same`: equal to the account. Null: typed. */
      account: z.enum(["locked", "same"]).nullable(),
    }),
  ),
  attachments: z.array(
    z.strictObject({
      ...shape.attachments.element.shape,
      /** The question that an upload answers, in words, with its row; null for documents of the portal. */
      question: z.string().nullable(),
    }),
  ),
});
export type ApplicationData = z.infer<typeof applicationDataSchema>;

export type ApplicationSchemaName = "application-v1" | "application-v2";
