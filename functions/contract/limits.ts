/** Limits and times that browser and server share. Free of zod: the browser imports them as values. */
export {
  APPLICATION_MAX_BYTES,
  FILE_NAME_MAX_LENGTH,
  GENERATED_DOCUMENTS_RESERVED_BYTES,
  partSizes,
  UPLOADS_MAX_BYTES,
} from "../domain/attachment/limits.ts";
export { FEEDBACK_MAX_CHARACTERS, FEEDBACK_RETENTION_DAYS } from "../domain/feedback/limits.ts";
export { DATA_CLASSES, type DataClassName } from "../domain/retention/DATA_CLASSES.ts";
export { RATE_LIMIT_SECONDS } from "../domain/feedback/rateLimits.ts";
export { TRACKED_DAYS } from "../domain/submission/deliveryChecks.ts";
export {
  FIT_CONNECT_LONGEST_RETENTION_DAYS,
  FIT_CONNECT_RETENTION_DAYS,
  OSCI_RETENTION_MINUTES,
} from "../domain/transport/carrierRetention.ts";
export { type PaperRegion, paperRegion } from "../domain/authority/paperRegion.ts";
export { accountOf, isLocked } from "../domain/session/Account.ts";
export { ELECTRONIC_NOTICE_TEXT_VERSION } from "../domain/process/electronicNoticeText.ts";
export { satisfiesTrustLevel } from "../domain/session/TrustLevel.ts";
export {
  DRAFT_RETENTION_HOURS,
  RESULT_DOWNLOAD_MINUTES,
  TRANSPORT_REPORT_RETENTION_YEARS,
} from "../domain/process/retention.ts";

/** Longest `processData` that a recognition finder may hand over in the address. */
export const PROCESS_DATA_MAX_CHARACTERS = 4096;
export const REQUEST_BODY_MAX_BYTES = 1_000_000;
/** A SAML answer in base64: business accounts send large ones. */
export const SAML_MESSAGE_MAX_CHARACTERS = 350_000;
/** A signed statement of OpenID Connect without personal data. */
export const LOGOUT_TOKEN_MAX_CHARACTERS = 16_384;
export const SEARCH_MIN_CHARACTERS = 2;
export const SEARCH_MAX_RESULTS = 20;
export const DEBOUNCE_MILLISECONDS = 300;
export const LANGUAGE_COOKIE = "language";
export const LANGUAGE_COOKIE_DAYS = 365;
export const XSRF_COOKIE = "XSRF-TOKEN";
export const XSRF_HEADER = "X-XSRF-TOKEN";
/** Every answer of the portal carries it: a page that a network puts in its place does not. */
export const ANSWER_HEADER = "X-Portal-Answer";
/** Answers carry it as long as the portal has something to say to everybody (`getNotice`). */
export const NOTICE_HEADER = "X-Portal-Notice";
/** Names the window of the browser, so that two do not edit one process (specification §4). */
export const WINDOW_HEADER = "X-Window-Id";
/** Answers on which a read is tried again (specification §9); writes never are. */
export const RETRIED_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504] as const;
/** Rows of one list that may travel at once. */
export const ROWS_MAX = 1000;
/** For so long the log lies where operators read it; after that one role alone does, and the privacy policy promises no less. */
export const OPEN_LOG_HOURS = 24;
