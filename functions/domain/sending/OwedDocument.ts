import { z } from "zod";

/**
 * A document that the person said to hand in later, as the form names it, with its row. The name alone: neither what was
 * answered nor why it is missing.
 */
export const owedDocumentSchema = z.object({ name: z.string(), nameEn: z.string() });
export type OwedDocument = z.infer<typeof owedDocumentSchema>;
