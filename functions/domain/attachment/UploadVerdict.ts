/** Why an upload is refused. Each has its own sentence in both languages. Free of zod. */
export const UPLOAD_REFUSALS = [
  "empty",
  "not-a-pdf",
  "cut-off",
  "encrypted",
  "too-large",
  "unreadable",
] as const;
export type UploadRefusal = (typeof UPLOAD_REFUSALS)[number];

/** Whether a PDF carries signatures; what they prove is told in the processing report. */
export type SignaturePresence = "none" | "present";

export type UploadVerdict =
  | { readonly kind: "accepted"; readonly signatures: SignaturePresence }
  | { readonly kind: "refused"; readonly refusal: UploadRefusal };
