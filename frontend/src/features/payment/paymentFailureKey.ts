import { type ApiFailure, isProblem } from "../../api/ApiFailure.ts";

/** What is said when paying could not begin. Nothing was booked in any of these cases. */
export function paymentFailureKey(failure: ApiFailure) {
  if (failure.kind === "offline") return "error.offline.text" as const;
  if (isProblem(failure, "payment-refused")) return "payment.failed.refused" as const;
  if (isProblem(failure, "payment-unclear")) return "payment.unclear" as const;
  if (isProblem(failure, "already-paid", "payment-in-flight")) return "payment.failed.running" as const;
  if (isProblem(failure, "form-incomplete")) return "submission.incomplete" as const;
  if (isProblem(failure, "data-differs")) return "submission.differs" as const;
  if (isProblem(failure, "sign-in-again")) return "submission.askedAgain" as const;
  return isProblem(failure, "provider-not-accepted", "account-required")
    ? ("submission.accountNotAccepted" as const)
    : ("payment.failed.unavailable" as const);
}
