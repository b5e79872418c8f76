import { ok, type Result } from "../../domain/result.ts";
import type { PaymentFailure } from "../../ports/PaymentProvider.ts";
import { createPaymentSender } from "./createPaymentSender.ts";
import { failureOfProblem } from "./failureOfProblem.ts";
import { isSuccess } from "./isSuccess.ts";
import type { PaymentServiceOptions } from "./PaymentServiceOptions.ts";

/** Whether an office's payment is set up. Apart from paying: who only looks carries nothing that pays. */
export async function checkPaymentOffice(
  options: Omit<PaymentServiceOptions, "log">,
  send = createPaymentSender(options),
): Promise<Result<void, PaymentFailure>> {
  const { baseUrl, originatorId, endPointId } = options;
  const answer = await send({ method: "GET", url: `${baseUrl}/status/${originatorId}/${endPointId}` });
  if (!answer.ok) return answer;
  const { host } = new URL(baseUrl);
  return isSuccess(answer.value) ? ok(undefined) : failureOfProblem(answer.value, { asked: "check", host });
}
