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
/** By which the API knows that a call came through CloudFront. */
export const ORIGIN_HEADER = "x-portal-origin";
/** Sent with every answer while an announcement is active (`getNotice`). */
export const NOTICE_HEADER = "X-Portal-Notice";
/** Names the window of the browser, so that two do not edit one process (specification §4). */
export const WINDOW_HEADER = "X-Window-Id";
/** Answers on which a read is tried again (specification §9); writes never are. */
export const RETRIED_STATUSES = [408, 409, 425, 429, 500, 502, 503, 504] as const;
/** Rows of one list that may travel at once. */
export const ROWS_MAX = 1000;
/** For so long the log lies where operators read it; after that one role alone does, and the privacy policy promises no less. */
export const OPEN_LOG_HOURS = 24;
