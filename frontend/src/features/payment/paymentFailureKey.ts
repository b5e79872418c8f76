import { type ApiFailure, isProblem } from "../../api/ApiFailure.ts";
import { notReadyKey } from "../../api/notReadyKey.ts";

/** What is said when paying could not begin. Nothing was booked in any of these cases. */
export function paymentFailureKey(failure: ApiFailure) {
  if (isProblem(failure, "payment-refused")) return "payment.failed.refused" as const;
  if (isProblem(failure, "payment-unclear")) return "payment.unclear" as const;
  if (isProblem(failure, "already-paid", "payment-in-flight")) return "payment.failed.running" as const;
  return notReadyKey(failure) ?? ("payment.failed.unavailable" as const);
}
