import { z } from "zod";
import { feeAmountSchema } from "./feeInformation.ts";

/** The fee of some authorities for some professions, in euro cents. A setting. */
export const feeByProcessSchema = z.strictObject({
  authorityIds: z
    .union([z.literal("all"), z.array(z.string().min(1)).min(1)])
    .describe("Ids of authorities, or `all`."),
  professionIds: z
    .union([z.literal("all"), z.array(z.string().min(1)).min(1)])
    .describe("Ids of professions, or `all`."),
  amount: feeAmountSchema.describe("Euro cents."),
});
export type FeeByProcess = z.infer<typeof feeByProcessSchema>;

/** The amount of the first entry that names authority and profession; undefined where none does. */
export function feeByProcess(
  entries: readonly FeeByProcess[],
  at: { readonly authorityId: string; readonly professionId: string },
): number | undefined {
  return entries.find(
    ({ authorityIds, professionIds }) =>
      (authorityIds === "all" || authorityIds.includes(at.authorityId)) &&
      (professionIds === "all" || professionIds.includes(at.professionId)),
  )?.amount;
}
