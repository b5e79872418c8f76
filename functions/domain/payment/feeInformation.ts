import { z } from "zod";
import { bilingualText } from "../bilingualText.ts";
import { LARGEST_FEE } from "./FeeType.ts";

/** Euro cents. */
export const feeAmountSchema = z.int().nonnegative().max(LARGEST_FEE);

/** What people read about a fee before it is known, and how it may be paid. */
export const feeInformationSchema = z.strictObject({
  legalBasis: bilingualText.describe("Law that sets the fee; its name stays German in English sentences."),
  range: z
    .strictObject({
      from: feeAmountSchema.describe("Smallest fee in euro cents."),
      to: feeAmountSchema.describe("Largest fee in euro cents."),
    })
    .refine(({ from, to }) => from <= to, "from must not be larger than to")
    .optional()
    .describe(
      "Between which amounts the fee will be; a computed fee outside of it is a mistake and never asked for.",
    ),
  dependsOn: bilingualText
    .optional()
    .describe("Completes “The fee depends on”: `the number of your qualifications`."),
  skipAllowed: z
    .boolean()
    .default(false)
    .describe("Whether an application may be sent unpaid, to be paid by invoice."),
});
export type FeeInformation = z.infer<typeof feeInformationSchema>;
