import { readBoundedBody } from "./readBoundedBody.ts";

/** Answers of these statuses have no body, and a `Response` with one cannot be made. */
const WITHOUT_BODY: ReadonlySet<number> = new Set([101, 204, 205, 304]);

/** What libraries ask with: they name what they leave out. */
interface Asked extends Omit<RequestInit, "body" | "signal"> {
  readonly body?: BodyInit | Uint8Array | null | undefined;
  readonly signal?: AbortSignal | null | undefined;
}

/** Codes of undici and Node for a kept connection that the other side had closed. */
const CLOSED_CODES: ReadonlySet<string> = new Set(["UND_ERR_SOCKET", "ECONNRESET", "EPIPE"]);

/**
 * `fetch` for libraries that read an answer themselves, of whatever size: one above the limit is none. Asks a second time
 * where the connection was closed before an answer: a function that Lambda thawed may write into a kept connection that
 * ended meanwhile, and a sign-in has no step that tries it again. A code that had arrived is refused the second time, as
 * it would be without.
 */
export function boundedFetch(limitBytes: number): (url: string, asked: Asked) => Promise<Response> {
  return async (url, { body, signal, ...rest }) => {
    const sent = body instanceof Uint8Array ? new Uint8Array(body) : (body ?? null);
    const ask = (): Promise<Response> => fetch(url, { ...rest, body: sent, signal: signal ?? null });
    const answer = await ask().catch((error: unknown) => {
      if (sent instanceof ReadableStream || !isClosedConnection(error)) throw error;
      return ask();
    });
    const { status, statusText, headers } = answer;
    const read = await readBoundedBody(answer.body, limitBytes);
    return new Response(WITHOUT_BODY.has(status) ? null : new Uint8Array(read), {
      status,
      statusText,
      headers,
    });
  };
}

function isClosedConnection(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    cause instanceof Error &&
    "code" in cause &&
    typeof cause.code === "string" &&
    CLOSED_CODES.has(cause.code)
  );
}
