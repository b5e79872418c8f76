import { request as httpRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { ok, type Result } from "../../domain/result.ts";
import type { PaymentFailure } from "../../ports/PaymentProvider.ts";
import type { PaymentServiceOptions } from "./PaymentServiceOptions.ts";
import { networkCause } from "../http/networkCause.ts";
import { readBoundedBody } from "../http/readBoundedBody.ts";
import { whenUnanswered } from "../http/whenUnanswered.ts";
import { readCredentials } from "./readCredentials.ts";
import { unavailable } from "./paymentFailures.ts";

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

/**
 * HTTP with a time limit for the whole of it, a bounded answer and no redirects: a service that redirects is not the
 * configured one. Node's own client, because client certificates need it.
 */
export function createPaymentExchange(
  options: Pick<PaymentServiceOptions, "authentication" | "trustRoots">,
  timeoutMilliseconds = TIMEOUT_MILLISECONDS,
): PaymentExchange {
  const { authentication, trustRoots } = options;
  return async ({ method, url, headers, body }) => {
    const { protocol, host } = new URL(url);
    const client =
      authentication.kind === "mtls" ? await readCredentials(authentication.credentials) : ok(undefined);
    if (!client.ok) return client;
    const plain = {
      method,
      headers: {
        accept: "application/json, application/problem+json",
        ...headers,
        ...(body !== undefined && { "content-length": Buffer.byteLength(body).toString() }),
      },
      // A connection of its own: what a server sends after its answer can never reach another request.
      agent: false,
      signal: AbortSignal.timeout(timeoutMilliseconds),
    };
    const secured = {
      ...plain,
      minVersion: "TLSv1.2" as const,
      ...(trustRoots.length > 0 && { ca: [...trustRoots] }),
      ...(client.value !== undefined && { cert: client.value.certificate, key: client.value.key }),
    };
    const sending = new Promise<PaymentAnswer>((resolve, reject) => {
      const onAnswer = (response: IncomingMessage): void => {
        readAnswer(response).then(resolve, reject);
      };
      const request =
        protocol === "https:" ? httpsRequest(url, secured, onAnswer) : httpRequest(url, plain, onAnswer);
      request.once("error", reject);
      whenUnanswered(request, reject);
      request.end(body);
    });
    try {
      return ok(await sending);
    } catch (error) {
      return unavailable(`${method} ${host} failed: ${networkCause(error)}`);
    }
  };
}

async function readAnswer(response: IncomingMessage): Promise<PaymentAnswer> {
  const body = await readBoundedBody(response, ANSWER_MAX_BYTES);
  return { status: response.statusCode ?? 0, text: body.toString("utf8") };
}
