/**
 * Screens by the one that they are like, with what differs, whose texts and states are unit tests. A change is decided on with
 * the first alone; `npm run test:all` looks at all.
 */
const ALIKE: Readonly<Record<string, readonly [others: string, why: string]>> = {
  "home-results": [
    "home-all-professions home-too-many",
    "The same list with more lines, or with the sentence that there are more.",
  ],
  "home-none": [
    "home-nothing-chosen home-search-failed home-loading",
    "One sentence, or a sign of waiting, in the place of the list.",
  ],
  "home-notice": ["home-reading-only", "The same notice above the same page with another sentence."],
  start: [
    "start-nothing-to-sign-in-with start-terms-changed start-account-needed",
    "The same page with one notice, or with fewer ways to sign in.",
  ],
  "start-fee": ["start-fee-invoice", "The same fee with the sentence about an invoice."],
  "start-draft": ["start-twice", "The same notice of what was begun before, with another sentence and link."],
  "start-place": [
    "start-place-missing",
    "The same field with its error, which is looked at on every type of field.",
  ],
  "start-several-authorities": [
    "start-choose-authority",
    "The same choice with its error, which is looked at on every type of field.",
  ],
  "start-no-form": [
    "start-no-authority start-closed start-not-created",
    "The same closed page with another sentence.",
  ],
  "sign-in-eid": [
    "sign-in-eid-blocked sign-in-eid-safari sign-in-eid-unavailable sign-in-eid-prompt",
    "The same page of the card with another sentence, or another button of it.",
  ],
  "sign-in-failed-again": [
    "sign-in-login-cancelled sign-in-trust-level-too-low sign-in-identity-provider-unavailable sign-in-login-unknown sign-in-login-refused sign-in-cookies-off sign-in-no-providers",
    "The same failure with another sentence, which the error catalogue goes through.",
  ],
  "sign-in-blocked": ["sign-in-blocked-for-good", "The same refusal without an end."],
  "session-ended": [
    "session-ended-lost session-ended-elsewhere session-inactive session-inactive-lost",
    "The same page with the sentence of another end.",
  ],
  "form-session-over": [
    "form-signed-out form-renewed form-taken-over",
    "The same notice above the form with another sentence and button.",
  ],
  "form-expired": [
    "form-not-found form-too-late form-other-account form-error-general",
    "The same page in the place of the form with another sentence.",
  ],
  "form-upload-on-its-way": [
    "form-upload-time-left form-upload-interrupted form-upload-paused form-upload-being-checked form-upload-unfinished",
    "The same line of a file with another state, sentence and button.",
  ],
  "form-upload-refused": [
    "form-upload-empty form-upload-too-large form-upload-twice form-upload-refusals form-upload-full form-upload-blank-known",
    "The same line of a file with another reason.",
  ],
  "form-photos-filled": [
    "form-photos-discard form-photos-empty",
    "The same dialog without pages, or with the question before it closes.",
  ],
  "form-read-only": ["form-reading form-fee-unknown", "The same form with another notice above it."],
  "form-two-versions": [
    "form-two-versions-compared form-two-versions-nothing-chosen",
    "The same dialog with its comparison opened, or with its error.",
  ],
  notice: ["notice-not-stored notice-nothing-chosen", "The same choice with its error."],
  "payment-error": [
    "payment-unavailable payment-not-reached payment-unclear payment-refused",
    "The same page with another sentence.",
  ],
  "payment-choose": ["payment-choose-invoice", "The same choice with one more way to pay."],
  "send-sign-in": ["send-sign-in-again", "The same page with the sentence for who comes the second time."],
  "sending-4-done": ["sending-0-done sending-10-done", "The same progress with fewer or more lines done."],
  "sending-not-kept": [
    "sending-not-kept-leaving",
    "The same page behind the question before leaving, which is a dialog like any other.",
  ],
  "sending-failed-authority-unreachable": [
    "sending-failed-file-missing sending-failed-unexpected sending-failed-authority-refused sending-failed-malware sending-failed-not-kept",
    "The same failure with another sentence, which the error catalogue goes through.",
  ],
  "sending-failed-paid": [
    "sending-failed-paid-not-kept",
    "The same failure with the sentence for who keeps nothing.",
  ],
  "result-nw": ["result-no-paper result-over", "The same result without one of its parts."],
  "result-paid": ["result-paid-twice", "The same result with one more sentence."],
  "result-postbox-sent": [
    "result-postbox-failed result-postbox-pending",
    "The same line about the mailbox with another sentence.",
  ],
  "paper-form": [
    "paper-form-failed paper-not-loaded",
    "The same part of the page with the sentence that it failed.",
  ],
  "paper-answers": [
    "paper-answers-failed paper-no-more-time paper-more-time",
    "The same part of the page with another sentence.",
  ],
  "area-sent": ["area-sent-many", "The same list with more lines."],
  "area-drafts": ["area-kept area-without", "The same lists with other lines, or a sentence in their place."],
  "area-delete": [
    "area-delete-several area-not-deleted",
    "The same dialog with more lines, or with the sentence that it failed.",
  ],
  "area-higher-level": ["area-level", "The same page before its notice is pressed."],
  "feedback-open": ["feedback-refused feedback-text-missing", "The same dialog with an error."],
  "check-receipt-valid": [
    "check-receipt-files",
    "The same verdict with the files that were compared below it.",
  ],
  "check-receipt-no-receipt": ["check-receipt-not-sealed-here", "The same notice with another sentence."],
  "error-general": ["error-part-gone redirect-nowhere", "The same page with another sentence."],
  "mock-json": ["mock-json-refused", "The same page with its error."],
};

/** Screens that are looked at when everything is. */
export const LIKE_ANOTHER: ReadonlySet<string> = new Set(
  Object.values(ALIKE).flatMap(([names]) => names.split(" ")),
);

/** Each is a screen, and looked at in place of others it is not itself left out. */
export function expectScreens(names: readonly string[]): void {
  const known = new Set(names);
  const wrong = Object.keys(ALIKE).filter((name) => !known.has(name) || LIKE_ANOTHER.has(name));
  const unknown = [...wrong, ...[...LIKE_ANOTHER].filter((name) => !known.has(name))];
  if (unknown.length > 0) throw new Error(`no screens: ${unknown.join(", ")}`);
}
