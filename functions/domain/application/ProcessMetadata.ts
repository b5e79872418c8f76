import { z } from "zod";
import { authoritySchema } from "../directory/Authority.ts";
import { feeAmountSchema, feeInformationSchema } from "../payment/feeInformation.ts";
import { FEE_TYPES } from "../payment/FeeType.ts";
import { providerIdSchema } from "../sign-in/UserSession.ts";
import { TRUST_LEVELS } from "../sign-in/TrustLevel.ts";
import { USER_DATA_SCOPES } from "../sign-in/userDataScopes.ts";

/** When a person has to be identified: before the form, before sending, or at both times. */
const IDENTIFICATION_TYPES = ["START", "END", "START_AND_END"] as const;
export const FMS_TYPES = ["LIP", "FORMIO"] as const;

/** Terms of a service, independent of the competent authority: shared by the setting and the process made from it. */
export const serviceTermsSchema = z.strictObject({
  fmsType: z.enum(FMS_TYPES).describe("Kind of the form's definition."),
  fmsFormId: z.string().min(1).describe("Form that the application is filled in with."),
  identificationType: z
    .enum(IDENTIFICATION_TYPES)
    .describe("When people sign in: before the form, before sending, or at both times."),
  idpIds: z
    .array(providerIdSchema)
    .describe("Accounts to sign in with; `anon`: the form may begin without one."),
  idpData: z.array(z.enum(USER_DATA_SCOPES)).describe("What the account is asked to tell."),
  idpDataLocked: z
    .array(z.enum(USER_DATA_SCOPES))
    .default([])
    .describe(
      "Of these, what cannot be changed where the account is sure of it at the level of trust asked for.",
    ),
  trustLevel: z.enum(TRUST_LEVELS).describe("How sure the sign-in has to be."),
  feeType: z.enum(FEE_TYPES).describe("How the fee is found. `VARIABLE`: set by the authority afterwards."),
  feeAmount: feeAmountSchema
    .nullable()
    .describe("Euro cents: the fee, or its part, that depends on no answer; null where there is none."),
  fee: feeInformationSchema
    .optional()
    .describe("What people read about the fee; absent where the service is free."),
  forceWelcomePage: z.boolean().describe("Whether the page before the form is always shown."),
  allowElectronicNoticeDelivery: z
    .boolean()
    .describe("Whether people are asked if the decision may arrive in the mailbox of their account."),
  enableDataComparison: z
    .boolean()
    .describe("Whether people compare what they wrote with the data of the account at a sign-in at the end."),
  isDeprecated: z.boolean().describe("No longer begun; running drafts finish."),
});

/** What drives one process: which form, for which service, at which authority, at what fee (specification §3). */
export const processMetadataSchema = serviceTermsSchema.extend({
  metadataId: z.string(),
  leiKaId: z.string().regex(/^99\d{12}$/),
  /** German title of the profession, as the authority knows it. */
  title: z.string(),
  titleEn: z.string(),
  description: z.string(),
  authority: authoritySchema,
});
export type ProcessMetadata = z.infer<typeof processMetadataSchema>;
