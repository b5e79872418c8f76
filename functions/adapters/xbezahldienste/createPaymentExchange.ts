import { ok, type Result } from "#domain/result.ts";
import type { PaymentFailure } from "#ports/payment/PaymentProvider.ts";
import { httpExchange } from "../http/httpExchange.ts";
import { unavailable } from "./paymentFailures.ts";
import type { PaymentServiceOptions } from "./PaymentServiceOptions.ts";
import { readCredentials } from "./readCredentials.ts";

export interface PaymentRequest {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface PaymentAnswer {
  readonly status: number;
  readonly text: string;
}

/** One request; every answer is a value to look at, whatever its status. */
export type PaymentExchange = (request: PaymentRequest) => Promise<Result<PaymentAnswer, PaymentFailure>>;

const TIMEOUT_MILLISECONDS = 15_000;
/** A transaction is some hundred bytes; what is longer is not read. */
const ANSWER_MAX_BYTES = 200_000;

/** HTTP with the client certificate where the service wants one. */
export function createPaymentExchange(
  options: Pick<PaymentServiceOptions, "authentication" | "trustRoots">,
  timeoutMilliseconds = TIMEOUT_MILLISECONDS,
): PaymentExchange {
  const { authentication, trustRoots } = options;
  return async ({ method, url, headers, body }) => {
    const client =
      authentication.kind === "mtls" ? await readCredentials(authentication.credentials) : ok(undefined);
    if (!client.ok) return client;
    const sent = await httpExchange({
      method,
      url,
      headers: { accept: "application/json, application/problem+json", ...headers },
      body,
      client: client.value,
      trustRoots,
      timeoutMilliseconds,
      answerMaxBytes: ANSWER_MAX_BYTES,
    });
    if (!sent.ok) return unavailable(sent.failure);
    return ok({ status: sent.value.status, text: sent.value.body.toString("utf8") });
  };
}

export function isSuccess({ status }: PaymentAnswer): boolean {
  return status >= 200 && status < 300;
}
