import { type ApiFailure, isProblem } from "../../api/ApiFailure.ts";
import { notReadyKey } from "../../api/notReadyKey.ts";

/** What is said when paying could not begin. */
export function paymentFailureKey(failure: ApiFailure) {
  if (isProblem(failure, "payment-refused")) return "payment.failed.refused" as const;
  if (isProblem(failure, "payment-unavailable")) return "payment.failed.unavailable" as const;
  return notReadyKey(failure) ?? ("payment.failed.unexpected" as const);
}

/** Trying again helps nobody: somebody has to look at it. */
export function needsSupport(failure: ApiFailure): boolean {
  return isProblem(failure, "payment-refused", "payment-unclear", "fee-not-computable");
}
