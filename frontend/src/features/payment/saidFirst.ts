import { isProblem } from "../../api/ApiFailure.ts";
import { paymentFailureKey } from "./paymentFailureKey.ts";
import type { PaymentScreen } from "./paymentScreen.ts";
import type { PaymentWork } from "./usePayment.ts";

const SAID = {
  choose: "payment.title.choose",
  checking: "payment.title.checking",
  unreached: "payment.unreached.alert",
  pending: "payment.pending.text",
  arrived: "payment.arrived.text",
  cancelled: "payment.cancelled.alert",
  error: "payment.error.alert",
  unclear: "payment.unclear.alert",
  over: "payment.arrived.text",
} as const satisfies Record<PaymentScreen, string>;

/** Why the last action came to nothing, where the screen does not say it already. */
export function shownFailure(screen: PaymentScreen, { failure }: Pick<PaymentWork, "failure">) {
  if (failure === undefined || screen === "unclear" || screen === "arrived") return undefined;
  const isSaid = screen === "unreached" && isProblem(failure, "payment-unavailable");
  return isSaid ? undefined : failure;
}

/** What the person has to know first: heard by those who do not see that the screen changed. */
export function saidFirst(screen: PaymentScreen, work: Pick<PaymentWork, "failure">) {
  const failure = shownFailure(screen, work);
  return failure === undefined ? SAID[screen] : paymentFailureKey(failure);
}
