import { z } from "zod";
import { UPLOAD_REFUSALS } from "./UploadVerdict.ts";

/** A file of an application. `reserved`: announced, its parts may arrive; `stored`: joined, checked and hashed. */
export const attachmentSchema = z.object({
  attachmentId: z.string(),
  /** Path of the file field of the form that this file answers. */
  fieldPath: z.string(),
  fileName: z.string(),
  size: z.int().positive(),
  status: z.enum(["reserved", "stored", "refused"]),
  refusal: z.enum(UPLOAD_REFUSALS).optional(),
  reservedAt: z.iso.datetime(),
  /** SHA-512 of the joined file, lower-case hex; present once stored. */
  sha512: z.string().optional(),
  signatures: z.enum(["none", "present"]).optional(),
});
export type Attachment = z.infer<typeof attachmentSchema>;
