import { z } from "zod";
import { LARGEST_FEE } from "./FeeType.ts";

/** Euro cents. */
export const feeAmountSchema = z.int().nonnegative().max(LARGEST_FEE);

const text = z.strictObject({ de: z.string().min(1), en: z.string().min(1) });

/** What people are told of a fee before it is known, and how it may be paid. */
export const feeInformationSchema = z.strictObject({
  /** Names of laws stay German in English sentences. */
  legalBasis: text,
  /** Between which amounts the fee will be; a computed fee outside of it is a mistake and never asked for. */
  range: z
    .strictObject({ from: feeAmountSchema, to: feeAmountSchema })
    .refine(({ from, to }) => from <= to, "from must not be larger than to")
    .optional(),
  /** Completes "The fee depends on": `the number of your qualifications`. */
  dependsOn: text.optional(),
  /** Whether an application may be sent unpaid, to be paid by invoice. */
  skipAllowed: z.boolean().default(false),
});
export type FeeInformation = z.infer<typeof feeInformationSchema>;
