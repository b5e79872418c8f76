import { type Result, ok } from "#domain/result.ts";
import type { PaymentFailure } from "#ports/payment/PaymentProvider.ts";
import { createAuthorization } from "./createAuthorization.ts";
import {
  createPaymentExchange,
  type PaymentAnswer,
  type PaymentRequest,
  isSuccess,
} from "./createPaymentExchange.ts";
import type { PaymentServiceOptions } from "./PaymentServiceOptions.ts";
import { failureOfProblem } from "./failureOfProblem.ts";

/** One request with the portal's proof of identity. */
export type PaymentSender = (request: PaymentRequest) => Promise<Result<PaymentAnswer, PaymentFailure>>;

export function createPaymentSender(
  options: Omit<PaymentServiceOptions, "log">,
  exchange = createPaymentExchange(options),
): PaymentSender {
  const authorization = createAuthorization(options, exchange);
  const sendOnce: PaymentSender = async (request) => {
    const header = await authorization.header();
    if (!header.ok) return header;
    const { value: proof } = header;
    return exchange({
      ...request,
      headers: { ...request.headers, ...(proof !== undefined && { authorization: proof }) },
    });
  };
  return async (request) => {
    const first = await sendOnce(request);
    // A token can end early, for example when the service was restarted: once more with a new one.
    return first.ok && first.value.status === 401 && authorization.renew() ? sendOnce(request) : first;
  };
}

/** Whether an office's payment is set up. Separate from paying: the check needs no ability to pay. */
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
