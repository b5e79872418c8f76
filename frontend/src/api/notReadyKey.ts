import type { ProblemKind } from "#contract/problems.ts";
import type { ApiFailure } from "./ApiFailure.ts";

/** What is said of each reason why an application cannot be sent or paid for now. */
const SAID = {
  "form-incomplete": "submission.incomplete",
  "data-differs": "submission.differs",
  "notice-undecided": "submission.noticeUndecided",
  "sign-in-again": "submission.askedAgain",
  "provider-not-accepted": "submission.accountNotAccepted",
  "account-required": "submission.accountNotAccepted",
  "edited-elsewhere": "submission.elsewhere",
  "status-conflict": "submission.changed",
  "process-expired": "process.expired.text",
  "payment-required": "submission.paymentRequired",
  "payment-not-required": "submission.changed",
  "payment-in-flight": "submission.paymentRunning",
  "already-paid": "submission.paid",
  "payment-unclear": "submission.paymentUnclear",
  "payment-skipped": "submission.paymentSkipped",
  "skip-not-allowed": "submission.paymentNotSkipped",
  "fee-not-computable": "submission.feeUnknown",
  "workflow-unavailable": "submission.unavailable",
  "read-only": "submission.unavailable",
} as const satisfies Partial<Record<ProblemKind, string>>;

/** What is said when an application cannot be sent or paid for yet; undefined where the failure is another one. */
export function notReadyKey(failure: ApiFailure) {
  if (failure.kind === "offline") return "error.offline.text" as const;
  if (failure.kind !== "problem") return undefined;
  return isSaid(failure.problem) ? SAID[failure.problem] : undefined;
}

function isSaid(problem: ProblemKind): problem is keyof typeof SAID {
  return problem in SAID;
}
