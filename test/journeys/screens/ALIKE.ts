/**
 * Screens by the one that they are like: they differ from it by words, or by one state of one part, whose texts and states are
 * unit tests. A change is decided on with the first alone; `npm run test:all` looks at all.
 */
const ALIKE: Readonly<Record<string, string>> = {
  "home-results": "home-all-professions home-too-many",
  "home-none": "home-nothing-chosen home-search-failed home-loading",
  "home-notice": "home-reading-only",
  start: "start-nothing-to-sign-in-with start-terms-changed start-account-needed",
  "start-fee": "start-fee-invoice",
  "start-draft": "start-twice",
  "start-place": "start-place-missing",
  "start-several-authorities": "start-choose-authority",
  "start-no-form": "start-no-authority start-closed start-not-created",
  "sign-in-eid": "sign-in-eid-blocked sign-in-eid-safari sign-in-eid-unavailable sign-in-eid-prompt",
  "sign-in-failed-again":
    "sign-in-login-cancelled sign-in-trust-level-too-low sign-in-identity-provider-unavailable sign-in-login-unknown sign-in-login-refused sign-in-cookies-off sign-in-no-providers",
  "sign-in-blocked": "sign-in-blocked-for-good",
  "session-ended": "session-ended-lost session-ended-elsewhere session-inactive session-inactive-lost",
  "form-session-over": "form-signed-out form-renewed form-taken-over",
  "form-expired": "form-not-found form-too-late form-other-account form-error-general",
  "form-upload-on-its-way":
    "form-upload-time-left form-upload-interrupted form-upload-paused form-upload-being-checked form-upload-unfinished",
  "form-upload-refused":
    "form-upload-empty form-upload-too-large form-upload-twice form-upload-refusals form-upload-full form-upload-blank-known",
  "form-photos-filled": "form-photos-discard form-photos-empty",
  "form-read-only": "form-reading form-fee-unknown",
  "form-two-versions": "form-two-versions-compared form-two-versions-nothing-chosen",
  notice: "notice-not-stored notice-nothing-chosen",
  "payment-error": "payment-unavailable payment-not-reached payment-unclear payment-refused",
  "payment-choose": "payment-choose-invoice",
  "send-sign-in": "send-sign-in-again",
  "sending-4-done": "sending-0-done sending-10-done",
  "sending-not-kept": "sending-not-kept-leaving",
  "sending-failed-authority-unreachable":
    "sending-failed-file-missing sending-failed-unexpected sending-failed-authority-refused sending-failed-malware sending-failed-not-kept",
  "sending-failed-paid": "sending-failed-paid-not-kept",
  "result-nw": "result-no-paper result-over",
  "result-paid": "result-paid-twice",
  "result-postbox-sent": "result-postbox-failed result-postbox-pending",
  "paper-form": "paper-form-failed paper-not-loaded",
  "paper-answers": "paper-answers-failed paper-no-more-time paper-more-time",
  "area-sent": "area-sent-many",
  "area-drafts": "area-kept area-without",
  "area-delete": "area-delete-several area-not-deleted",
  "area-higher-level": "area-level",
  "feedback-open": "feedback-refused feedback-text-missing",
  "check-receipt-valid": "check-receipt-files",
  "check-receipt-no-receipt": "check-receipt-not-sealed-here",
  "error-general": "error-part-gone redirect-nowhere",
  "mock-json": "mock-json-refused",
};

/** Screens that are looked at when everything is. */
export const LIKE_ANOTHER: ReadonlySet<string> = new Set(
  Object.values(ALIKE).flatMap((names) => names.split(" ")),
);

/** Each is a screen, and looked at in place of others it is not itself left out. */
export function expectScreens(names: readonly string[]): void {
  const known = new Set(names);
  const wrong = Object.keys(ALIKE).filter((name) => !known.has(name) || LIKE_ANOTHER.has(name));
  const unknown = [...wrong, ...[...LIKE_ANOTHER].filter((name) => !known.has(name))];
  if (unknown.length > 0) throw new Error(`no screens: ${unknown.join(", ")}`);
}
