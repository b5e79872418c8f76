/** What a malware scanner said of a file. `not-scanned`: it could not, or did not in time. */
export const MALWARE_VERDICTS = ["clean", "threat", "not-scanned"] as const;

export type MalwareVerdict = (typeof MALWARE_VERDICTS)[number];

/** What a file holds that no authority should have to open, or could not see. Of several the first one is said. */
export const UPLOAD_DANGERS = [
  "starts-program",
  "program-attached",
  "xfa-form",
  "portfolio",
  "other-file-attached",
] as const;

/** Why an upload is refused. Each has its own sentence in both languages. Free of zod. */
export const UPLOAD_REFUSALS = [
  "empty",
  "not-a-pdf",
  "before-header",
  "cut-off",
  "no-pages",
  "encrypted",
  "too-large",
  "too-complex",
  "unreadable",
  ...UPLOAD_DANGERS,
  "malware",
] as const;
export type UploadRefusal = (typeof UPLOAD_REFUSALS)[number];

/** Active contents of a file; named in the processing report. */
export const ACTIVE_CONTENTS = [
  "script",
  "sends-data",
  "opens-other-document",
  "opens-web-page",
  "media",
  "attachment",
] as const;
export type ActiveContent = (typeof ACTIVE_CONTENTS)[number];

/** How many pages of a file draw nothing. */
export const BLANK_PAGES = ["none", "some", "all"] as const;
export type BlankPages = (typeof BLANK_PAGES)[number];

/** What was found out about the signatures of a file. Whom a certificate belongs to is never judged. */
export const SIGNATURE_VERDICTS = ["none", "intact", "modified", "invalid", "unsupported"] as const;
export type SignatureVerdict = (typeof SIGNATURE_VERDICTS)[number];

/** One signature as the file describes it; names and times are unverified claims. */
export interface FoundSignature {
  readonly verdict: Exclude<SignatureVerdict, "none">;
  /** Common name of the signer's certificate. */
  readonly signer?: string | undefined;
  /** ISO 8601 instant that the signer claims. */
  readonly claimedTime?: string | undefined;
  /** Made with a hash that is no longer thought safe. */
  readonly isWeak?: boolean | undefined;
}

/** What is worth telling the authority about a file that was accepted. */
export interface UploadInspection {
  /** One word for all signatures of the file: the worst one decides. */
  readonly signatures: SignatureVerdict;
  readonly found: readonly FoundSignature[];
  readonly activeContents: readonly ActiveContent[];
  /** Bytes stand behind the end of the document. */
  readonly hasAppendix: boolean;
  readonly blankPages: BlankPages;
}

export type UploadVerdict =
  | { readonly kind: "accepted"; readonly inspection: UploadInspection }
  | { readonly kind: "refused"; readonly refusal: UploadRefusal };
