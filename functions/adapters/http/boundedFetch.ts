import { readBoundedBody } from "./readBoundedBody.ts";

/** Answers of these statuses have no body, and a `Response` with one cannot be made. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([101, 204, 205, 304]);

/** What libraries ask with: they name what they leave out. */
interface Asked extends Omit<RequestInit, "body" | "signal"> {
  readonly body?: BodyInit | Uint8Array | null | undefined;
  readonly signal?: AbortSignal | null | undefined;
}

/** `fetch` for libraries that read an answer themselves, of whatever size: one above the limit is none. */
export function boundedFetch(limitBytes: number): (url: string, asked: Asked) => Promise<Response> {
  return async (url, { body, signal, ...rest }) => {
    const sent = body instanceof Uint8Array ? new Uint8Array(body) : (body ?? null);
    const answer = await fetch(url, { ...rest, body: sent, signal: signal ?? null });
    const { status, statusText, headers } = answer;
    const read = await readBoundedBody(answer.body, limitBytes);
    return new Response(WITHOUT_BODY.has(status) ? null : new Uint8Array(read), {
      status,
      statusText,
      headers,
    });
  };
}
