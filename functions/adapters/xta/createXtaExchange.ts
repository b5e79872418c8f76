import type { IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { ok, type Result } from "../../domain/result.ts";
import type { TransportFailure } from "../../ports/AuthorityTransport.ts";
import { networkCause } from "../http/networkCause.ts";
import { readBoundedBody } from "../http/readBoundedBody.ts";
import { whenUnanswered } from "../http/whenUnanswered.ts";
import { unavailable } from "./transportFailures.ts";
import type { MultipartMessage } from "./writeMultipart.ts";
import type { XtaOptions } from "./XtaOptions.ts";

export interface XtaAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Uint8Array;
}

export interface XtaPost {
  readonly url: string;
  readonly message: MultipartMessage;
  readonly timeoutMilliseconds: number;
}

export type XtaExchange = (post: XtaPost) => Promise<Result<XtaAnswer, TransportFailure>>;

/** Reports are some kilobytes; what is longer is not read. */
const ANSWER_MAX_BYTES = 1_000_000;

/** One POST over mutual TLS. The body is streamed, without a length; no redirect is followed. */
export function createXtaExchange(
  options: Pick<XtaOptions, "clientCertificate" | "trustRoots">,
): XtaExchange {
  return async ({ url, message, timeoutMilliseconds }) => {
    const { certificate, key } = await options.clientCertificate();
    const place = new URL(url).host;
    const sending = new Promise<XtaAnswer>((resolve, reject) => {
      const request = httpsRequest(
        url,
        {
          method: "POST",
          headers: { "content-type": message.contentType, accept: "multipart/related, application/soap+xml" },
          // A connection of its own: what a server sends after its answer can never reach another request.
          agent: false,
          cert: certificate,
          key,
          minVersion: "TLSv1.2",
          signal: AbortSignal.timeout(timeoutMilliseconds),
          ...(options.trustRoots.length > 0 && { ca: [...options.trustRoots] }),
        },
        (response) => {
          readAnswer(response).then(resolve, reject);
        },
      );
      // A server may refuse before it has read everything; then its answer counts and not the broken upload.
      let answered = false;
      request.once("response", () => (answered = true));
      request.once("error", reject);
      whenUnanswered(request, reject);
      pipeline(Readable.from(message.body), request).catch((error: unknown) => {
        if (!answered) reject(error instanceof Error ? error : new Error("the upload broke off"));
      });
    });
    try {
      return ok(await sending);
    } catch (error) {
      return unavailable(`POST ${place} failed: ${networkCause(error)}`);
    }
  };
}

async function readAnswer(response: IncomingMessage): Promise<XtaAnswer> {
  return {
    status: response.statusCode ?? 0,
    contentType: response.headers["content-type"] ?? "",
    body: await readBoundedBody(response, ANSWER_MAX_BYTES),
  };
}
