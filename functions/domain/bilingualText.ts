import { z } from "zod";

/** A text that people read, in both languages of the portal. */
export const bilingualText = z.object({
  de: z.string().min(1).describe("In German."),
  en: z.string().min(1).describe("In English."),
});
