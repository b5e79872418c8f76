/** The four kinds of documents of the specification (§3). Free of zod. */
export const DOCUMENT_KINDS = ["form", "receipt", "attachment", "coverLetter"] as const;

export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
