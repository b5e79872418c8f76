import { type ApiFailure, isProblem } from "./ApiFailure.ts";

/** What is said when an application cannot be sent or paid for yet; undefined where the failure is another one. */
export function notReadyKey(failure: ApiFailure) {
  if (failure.kind === "offline") return "error.offline.text" as const;
  if (isProblem(failure, "form-incomplete")) return "submission.incomplete" as const;
  if (isProblem(failure, "data-differs")) return "submission.differs" as const;
  if (isProblem(failure, "sign-in-again")) return "submission.askedAgain" as const;
  return isProblem(failure, "provider-not-accepted", "account-required")
    ? ("submission.accountNotAccepted" as const)
    : undefined;
}
