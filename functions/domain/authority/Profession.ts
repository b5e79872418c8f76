import { z } from "zod";

/** Where the training was completed: it decides between two codes of one profession, never citizenship. */
export const TRAINING_ORIGINS = ["EU_EEA_CH", "THIRD_COUNTRY", "ANY"] as const;

export const professionSchema = z.object({
  id: z.string(),
  titleDe: z.string(),
  titleEn: z.string(),
  group: z.string(),
  regulated: z.boolean(),
  codes: z.array(z.object({ code: z.string().regex(/^99\d{12}$/), origin: z.enum(TRAINING_ORIGINS) })),
});
export type Profession = z.infer<typeof professionSchema>;
