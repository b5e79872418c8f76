import type { Result } from "../../domain/result.ts";
import type { PaymentFailure } from "../../ports/PaymentProvider.ts";
import { createAuthorization } from "./createAuthorization.ts";
import { createPaymentExchange, type PaymentAnswer, type PaymentRequest } from "./createPaymentExchange.ts";
import type { PaymentServiceOptions } from "./PaymentServiceOptions.ts";

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
