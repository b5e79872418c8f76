/**
 * The steps of the submit pipeline in the order of work. Names are the specification's (§4); the order is ours,
 * because the specification groups them by the text shown, not by time: nothing goes to the mailbox before the
 * transport accepted. Free of zod: the browser imports it as a value.
 */
export const SUBMIT_STEPS = [
  "CALCULATE_HASHES_FOR_ATTACHMENTS",
  "CHECK_SIGNATURES",
  "CREATE_MESSAGE_ID",
  "GET_FILES",
  "CREATE_COVER_LETTER",
  "CREATE_RECEIPT",
  "CREATE_PROTOCOL",
  "SEAL_DATA",
  "SUBMIT_DATA_TO_AUTHORITY",
  "SUBMIT_DATA_TO_POSTBOX",
  "SAVE_SUBMISSION",
] as const;

export type SubmitStep = (typeof SUBMIT_STEPS)[number];

/** What progress can show: a running step, or one of the two ends. */
export const SUBMIT_PROGRESS_STATES = [
  ...SUBMIT_STEPS,
  "SUBMISSION_COMPLETED",
  "SUBMISSION_FAILURE",
] as const;

export type SubmitProgressState = (typeof SUBMIT_PROGRESS_STATES)[number];

/** The five groups a person sees, with the steps whose text they share (specification §4). */
export const SUBMIT_STEP_GROUPS = [
  { group: "checkingFiles", steps: ["CALCULATE_HASHES_FOR_ATTACHMENTS", "CHECK_SIGNATURES"] },
  { group: "compilingDocuments", steps: ["CREATE_COVER_LETTER", "CREATE_RECEIPT", "SUBMIT_DATA_TO_POSTBOX"] },
  { group: "preparingData", steps: ["CREATE_MESSAGE_ID", "GET_FILES"] },
  { group: "processingData", steps: ["CREATE_PROTOCOL", "SEAL_DATA", "SUBMIT_DATA_TO_AUTHORITY"] },
  { group: "preparingDownload", steps: ["SAVE_SUBMISSION"] },
] as const satisfies readonly { readonly group: string; readonly steps: readonly SubmitStep[] }[];

export type SubmitStepGroup = (typeof SUBMIT_STEP_GROUPS)[number]["group"];
