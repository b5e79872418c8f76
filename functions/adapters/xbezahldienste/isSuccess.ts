import type { PaymentAnswer } from "./createPaymentExchange.ts";

export function isSuccess({ status }: PaymentAnswer): boolean {
  return status >= 200 && status < 300;
}
