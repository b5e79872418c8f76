import { z } from "zod";

/** A competent authority as shown to people (specification §3). Absent lines are empty and are left out on screen. */
export const authoritySchema = z.object({
  id: z.string(),
  name: z.string(),
  contactPerson: z.string(),
  street: z.string(),
  streetNumber: z.string(),
  postbox: z.string(),
  postalCode: z.string(),
  city: z.string(),
  phoneNumber: z.string(),
  fax: z.string(),
  email: z.string(),
  website: z.string(),
  infoPage: z.string(),
});
export type Authority = z.infer<typeof authoritySchema>;

/** Where the training was completed: it decides between two codes of one profession, never citizenship. */
export const TRAINING_ORIGINS = ["EU_EEA_CH", "THIRD_COUNTRY", "ANY"] as const;

/** Remarks on the catalogue, on laws and on what a name includes stand in `professionNames.json`, never in a title. */
const professionTitleSchema = z.string().regex(/^[^()§:;\d]+$/);

export const professionSchema = z.object({
  id: z.string(),
  /** As people read it in headings, letters and documents: nothing but the name. */
  titleDe: professionTitleSchema,
  titleEn: professionTitleSchema,
  group: z.string(),
  regulated: z.boolean(),
  /** Id of the profession that its title is replaced by; the title is still applied for. */
  today: z.string().optional(),
  codes: z.array(z.object({ code: z.string().regex(/^99\d{12}$/), origin: z.enum(TRAINING_ORIGINS) })),
});
export type Profession = z.infer<typeof professionSchema>;
