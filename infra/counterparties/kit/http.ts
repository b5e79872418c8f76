import { timingSafeEqual } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, RequestListener, ServerResponse } from "node:http";

/** What is sent back. */
export interface Answer {
  readonly status: number;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Sent a second time without a request, on a connection that clients keep for their next one. */
  readonly twice?: boolean;
}

export const noContent: Answer = { status: 204 };
export const notFound: Answer = { status: 404, body: "" };

export function json(status: number, value: unknown): Answer {
  return { status, contentType: "application/json", body: JSON.stringify(value) };
}

export function html(body: string, status = 200): Answer {
  return { status, contentType: "text/html; charset=utf-8", body };
}

export function redirect(location: string, headers: Readonly<Record<string, string>> = {}): Answer {
  return { status: 303, headers: { location, ...headers } };
}

/** Form targets have to name the portal: browsers apply the rule to the redirects after the form too. */
export function contentSecurityPolicy(portalUrl: string): string {
  const { origin } = new URL(portalUrl);
  return `default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'`;
}

/** One request of a client or a browser. */
export interface Call {
  readonly request: IncomingMessage;
  readonly url: URL;
  /** The body, or undefined when it is longer than the limit. */
  readonly body: (limitBytes?: number) => Promise<Buffer | undefined>;
  /** Fields of a posted form; none when it is too long. */
  readonly form: () => Promise<URLSearchParams>;
}

interface ListenerOptions {
  /** As it stands in front of errors. */
  readonly name: string;
  readonly bodyMaxBytes: number;
  /** With every answer. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Undefined: the connection ends without an answer. */
  readonly answer: (call: Call) => Promise<Answer | undefined>;
  /** Sent when answering throws. */
  readonly failed?: Answer;
}

/** Reads requests and sends answers; nothing is kept by caches. */
export function createListener(options: ListenerOptions): RequestListener {
  return (request, response) => {
    answerTo(request, options)
      .then((answer) => {
        if (answer === undefined) response.destroy();
        else send(response, { ...answer, headers: { ...options.headers, ...answer.headers } });
      })
      .catch(() => response.destroy());
  };
}

async function answerTo(request: IncomingMessage, options: ListenerOptions): Promise<Answer | undefined> {
  const body = (limitBytes = options.bodyMaxBytes): Promise<Buffer | undefined> =>
    readRequestBody(request, limitBytes);
  const form = async (): Promise<URLSearchParams> => new URLSearchParams((await body())?.toString("utf8"));
  try {
    const url = new URL(request.url ?? "/", "http://counterparty");
    return await options.answer({ request, url, body, form });
  } catch (error) {
    process.stderr.write(`${options.name}: ${String(error)}\n`);
    return options.failed ?? { status: 500 };
  }
}

function send(response: ServerResponse, { status, contentType, headers, body, twice }: Answer): void {
  const described: OutgoingHttpHeaders = {
    ...(contentType !== undefined && { "content-type": contentType }),
    ...(body !== undefined && { "content-length": Buffer.byteLength(body) }),
  };
  response.writeHead(status, { ...described, "cache-control": "no-store", ...headers });
  response.end(body, () => {
    if (twice !== true) return;
    const lines = Object.entries({ "content-length": 0, ...described }).map(
      ([name, value]) => `${name}: ${String(value)}\r\n`,
    );
    const head = `HTTP/1.1 ${String(status)} Again\r\n${lines.join("")}\r\n`;
    response.socket?.write(Buffer.concat([Buffer.from(head), Buffer.from(body ?? "")]));
  });
}

/** The whole body, or undefined when it is longer than the limit (the rest is read and dropped). */
export async function readRequestBody(
  request: IncomingMessage,
  limitBytes: number,
): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request) {
    if (!Buffer.isBuffer(chunk)) continue;
    const bytes: Uint8Array = chunk;
    length += bytes.length;
    if (length <= limitBytes) chunks.push(bytes);
  }
  return length > limitBytes ? undefined : Buffer.concat(chunks);
}

interface Route {
  /** Variable parts are written `:name`. */
  readonly path: string;
}

interface RouteMatch<Of extends Route> {
  readonly route: Of;
  readonly parts: ReadonlyMap<string, string>;
}

/** All routes with this path, whatever their method. */
export function matchRoutes<Of extends Route>(
  routes: readonly Of[],
  path: string,
): readonly RouteMatch<Of>[] {
  const given = path.split("/");
  return routes.flatMap((route) => {
    const wanted = route.path.split("/");
    if (wanted.length !== given.length) return [];
    const parts = new Map<string, string>();
    for (const [index, segment] of wanted.entries()) {
      const value = given[index] ?? "";
      if (segment.startsWith(":")) parts.set(segment.slice(1), decodedSegment(value));
      else if (segment !== value) return [];
    }
    return [{ route, parts }];
  });
}

/** A part of a path without its escapes; as it is where they are none. */
export function decodedSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The language of a page, from `Accept-Language`: English where it comes first, German otherwise. */
export function languageOf(acceptLanguage: string | undefined): "de" | "en" {
  return acceptLanguage?.toLowerCase().startsWith("en") === true ? "en" : "de";
}

/** Whether two secrets are the same, in constant time. */
export function sameText(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}
