import { ok, type Result } from "#domain/result.ts";
import type { PaymentFailure } from "#ports/payment/PaymentProvider.ts";
import { networkCause } from "../http/httpExchange.ts";
import { unavailable } from "./paymentFailures.ts";

/** A secret of the portal; one that cannot be read, or holds something else, is filled or repaired while payments wait. */
export async function readCredentials<Value>(
  read: () => Promise<Value>,
): Promise<Result<Value, PaymentFailure>> {
  try {
    return ok(await read());
  } catch (error) {
    return unavailable(`the portal's credentials cannot be read: ${networkCause(error)}`);
  }
}
