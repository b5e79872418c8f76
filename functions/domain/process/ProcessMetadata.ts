import { z } from "zod";
import { authoritySchema } from "../authority/Authority.ts";
import { feeAmountSchema, feeInformationSchema } from "../fee/feeInformation.ts";
import { FEE_TYPES } from "../fee/FeeType.ts";
import { providerIdSchema } from "../session/UserSession.ts";
import { TRUST_LEVELS } from "../session/TrustLevel.ts";
import { USER_DATA_SCOPES } from "../session/userDataScopes.ts";

/** When a person has to be identified: before the form, before sending, or at both times. */
export const IDENTIFICATION_TYPES = ["START", "END", "START_AND_END"] as const;
export const FMS_TYPES = ["LIP", "FORMIO"] as const;

/** How a service is offered, whoever is competent: shared by the setting and the process made from it. */
export const serviceTermsSchema = z.strictObject({
  fmsType: z.enum(FMS_TYPES),
  fmsFormId: z.string().min(1),
  identificationType: z.enum(IDENTIFICATION_TYPES),
  idpIds: z.array(providerIdSchema),
  idpData: z.array(z.enum(USER_DATA_SCOPES)),
  /** Scopes whose value cannot be changed where the account is sure of it at the level of trust asked for. */
  idpDataLocked: z.array(z.enum(USER_DATA_SCOPES)).default([]),
  trustLevel: z.enum(TRUST_LEVELS),
  feeType: z.enum(FEE_TYPES),
  /** Euro cents: the fee, or its part, that depends on no answer; null where there is none. */
  feeAmount: feeAmountSchema.nullable(),
  /** Absent where the service is free. */
  fee: feeInformationSchema.optional(),
  forceWelcomePage: z.boolean(),
  allowElectronicNoticeDelivery: z.boolean(),
  enableDataComparison: z.boolean(),
  isDeprecated: z.boolean(),
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
