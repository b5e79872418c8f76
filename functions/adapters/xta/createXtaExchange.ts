import { ok, type Result } from "#domain/result.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import { httpExchange, type HttpExchangeAnswer } from "../http/httpExchange.ts";
import { unavailable, type XtaOptions } from "./XtaOptions.ts";
import type { MultipartMessage } from "./writeMultipart.ts";

export interface XtaPost {
  readonly url: string;
  readonly message: MultipartMessage;
  readonly timeoutMilliseconds: number;
}

export type XtaExchange = (post: XtaPost) => Promise<Result<HttpExchangeAnswer, TransportFailure>>;

/** Reports are some kilobytes; what is longer is not read. */
const ANSWER_MAX_BYTES = 1_000_000;

/** One POST over mutual TLS. The body is streamed, without a length. */
export function createXtaExchange(
  options: Pick<XtaOptions, "clientCertificate" | "trustRoots">,
): XtaExchange {
  return async ({ url, message, timeoutMilliseconds }) => {
    const sent = await httpExchange({
      method: "POST",
      url,
      headers: { "content-type": message.contentType, accept: "multipart/related, application/soap+xml" },
      body: message.body,
      client: await options.clientCertificate(),
      trustRoots: options.trustRoots,
      timeoutMilliseconds,
      answerMaxBytes: ANSWER_MAX_BYTES,
    });
    return sent.ok ? ok(sent.value) : unavailable(sent.failure);
  };
}
