import { request as httpRequest, type ClientRequest, type IncomingMessage } from "node:http";
import { request as httpsRequest } from "node:https";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { err, ok, type Result } from "#domain/result.ts";
import { readBoundedBody } from "./readBoundedBody.ts";

export interface HttpCall {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** A text is sent with its length, a stream without one. */
  readonly body?: string | AsyncIterable<Uint8Array> | undefined;
  /** PEM; proves who calls. */
  readonly client?: { readonly certificate: string; readonly key: string } | undefined;
  /** PEM; where there are none, those of Node. */
  readonly trustRoots: readonly string[];
  /** For the whole of it. */
  readonly timeoutMilliseconds: number;
  /** What is longer is not read. */
  readonly answerMaxBytes: number;
}

export interface HttpExchangeAnswer {
  readonly status: number;
  readonly contentType: string;
  readonly body: Buffer;
}

/**
 * One call with a time limit and a bounded answer, without redirects: a service that redirects is not the configured one.
 * Node's own client, because client certificates need it. The failure is a sentence for logs: method, host and code.
 */
export async function httpExchange(call: HttpCall): Promise<Result<HttpExchangeAnswer, string>> {
  try {
    return ok(await answerTo(call));
  } catch (error) {
    return err(`${call.method} ${new URL(call.url).host} failed: ${networkCause(error)}`);
  }
}

function answerTo(call: HttpCall): Promise<HttpExchangeAnswer> {
  return new Promise((resolve, reject) => {
    const request = opened(call, (response) => {
      readAnswer(response, call.answerMaxBytes).then(resolve, reject);
    });
    // A server may refuse before it has read everything; then its answer counts and not the broken upload.
    let answered = false;
    request.once("response", () => (answered = true));
    request.once("error", reject);
    // A server that switches protocols (101) ends the connection without an error of Node's.
    request.once("close", () => {
      if (!answered) reject(new Error("the connection ended without an answer"));
    });
    const { body } = call;
    if (body === undefined || typeof body === "string") {
      request.end(body);
      return;
    }
    pipeline(Readable.from(body), request).catch((error: unknown) => {
      if (!answered) reject(error instanceof Error ? error : new Error("the upload broke off"));
    });
  });
}

function opened(call: HttpCall, onAnswer: (response: IncomingMessage) => void): ClientRequest {
  const { method, url, headers, body, client, trustRoots, timeoutMilliseconds } = call;
  const plain = {
    method,
    headers: {
      ...headers,
      ...(typeof body === "string" && { "content-length": Buffer.byteLength(body).toString() }),
    },
    // A connection of its own: what a server sends after its answer can never reach another request.
    agent: false,
    signal: AbortSignal.timeout(timeoutMilliseconds),
  };
  if (new URL(url).protocol !== "https:") return httpRequest(url, plain, onAnswer);
  const secured = {
    ...plain,
    minVersion: "TLSv1.2" as const,
    ...(trustRoots.length > 0 && { ca: [...trustRoots] }),
    ...(client !== undefined && { cert: client.certificate, key: client.key }),
  };
  return httpsRequest(url, secured, onAnswer);
}

async function readAnswer(response: IncomingMessage, limitBytes: number): Promise<HttpExchangeAnswer> {
  return {
    status: response.statusCode ?? 0,
    contentType: response.headers["content-type"] ?? "",
    body: await readBoundedBody(response, limitBytes),
  };
}

/** Codes of Node and OpenSSL (`ECONNRESET`, `CERT_HAS_EXPIRED`) say what to repair; messages could carry more. */
export function networkCause(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
