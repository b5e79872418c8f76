import type { ParseKeys } from "i18next";

/**
 * The error catalogue of the specification (§8) in one place: each situation by the specification's name, and what is
 * said then. The sentences stand with the part of the portal that shows them, so that a page loads none of another.
 */
export const ERROR_CATALOGUE = {
  Login: ["redirect.failed.alert"],
  "eID app not running": ["eid.start"],
  "Draft delete": ["error.draftDelete"],
  "Outdated draft": ["process.expired.title", "process.expired.text"],
  "No form for the service": ["start.noForm", "process.noForm.text"],
  "Form creation": ["start.failed"],
  "No online service at location": ["start.noService.title"],
  "No location set": ["start.location.note"],
  "No process offered": ["start.noService.text"],
  "No responsible authority found": ["start.noAuthority"],
  "Payment error": ["payment.error.alert"],
  "Payment cancelled": ["payment.title.cancelled"],
  "Submit failure": ["submission.failed.alert", "submission.failed.kept", "submission.failed.lost"],
  "Location search": ["search.incomplete"],
  "Session ended": ["session.ended.text"],
  "Multiple windows": ["window.elsewhere.title", "window.elsewhere.text", "window.here"],
  "Processing error on sent application": ["sent.error.title", "sent.error.text"],
  "Process data": ["processData.lede", "processData.step1", "processData.finder"],
  Downloads: ["result.downloads.why", "result.downloads.over"],
  Generic: ["error.general.text", "error.safe", "error.next"],
  "Uncaught error": ["error.general.text"],
  "Page not found": ["error.404.title", "error.404.text"],
} as const satisfies Readonly<Record<string, readonly ParseKeys[]>>;
