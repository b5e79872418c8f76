import { z } from "zod";

const text = z.string().min(1).regex(/\S/, "is only blanks: a text is expected");

/** A text that people read, in both languages of the portal. */
export const bilingualText = z.object({
  de: text.describe("In German."),
  en: text.describe("In English."),
});
