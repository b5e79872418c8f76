import { ok, type Result } from "#domain/result.ts";
import { networkCause } from "../http/httpExchange.ts";
import { readBoundedBody } from "../http/readBoundedBody.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import type { FitConnectOptions } from "./FitConnectOptions.ts";
import { unavailable } from "./parseAnswer.ts";

export interface HttpRequest {
  readonly method: "GET" | "POST" | "PUT";
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface HttpAnswer {
  readonly status: number;
  readonly text: string;
}

/** One request; an answer with any status but a transient one is a value for the caller. */
export type HttpExchange = (request: HttpRequest) => Promise<Result<HttpAnswer, TransportFailure>>;

const TIMEOUT_MILLISECONDS = 20_000;
/** An event log with all its tokens is some ten kilobytes; what is longer is not read. */
const ANSWER_MAX_BYTES = 2_000_000;
/** Statuses after which the same request may succeed later. */
const PASSING_STATUSES = [408, 425, 429];

/**
 * HTTP with a time limit, a bounded answer, an own User-Agent and no redirects: an API that redirects is not
 * the configured one. `fetch` and not `httpExchange`: nothing here needs client certificates, and connections are kept.
 */
export function createHttpExchange(
  options: Pick<FitConnectOptions, "fetch" | "product"> & { readonly timeoutMilliseconds?: number },
): HttpExchange {
  const { fetch: send = fetch, timeoutMilliseconds = TIMEOUT_MILLISECONDS } = options;
  const userAgent = `${options.product.name.replace(/[^\w.-]+/g, "-")}/${options.product.version}`;
  return async (request) => {
    const place = `${request.method} ${new URL(request.url).origin}`;
    try {
      const response = await send(request.url, {
        method: request.method,
        headers: { "user-agent": userAgent, accept: "application/json", ...request.headers },
        redirect: "error",
        signal: AbortSignal.timeout(timeoutMilliseconds),
        ...(request.body === undefined ? {} : { body: request.body }),
      });
      const { status } = response;
      const body = await readBoundedBody(response.body, ANSWER_MAX_BYTES);
      if (status >= 500 || PASSING_STATUSES.includes(status)) {
        return unavailable(`${place} answered ${status}`);
      }
      return ok({ status, text: body.toString("utf8") });
    } catch (error) {
      return unavailable(`${place} failed: ${causeOf(error)}`);
    }
  };
}

/** The client of Node wraps what the network said. */
function causeOf(error: unknown): string {
  return networkCause(error instanceof Error && error.cause instanceof Error ? error.cause : error);
}
