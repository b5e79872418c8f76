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
