import { err, ok, type Result } from "#domain/result.ts";
import type { FormService, FormServiceFailure } from "#ports/forms/FormCatalogue.ts";

const TIMEOUT_MILLISECONDS = 20_000;
const MAX_BYTES = 10_000_000;

/** Documents by `GET <address>/forms/<id>`: https, or plain http on this machine; redirections are not followed. */
export function httpFormService(
  address: string,
  { timeoutMilliseconds = TIMEOUT_MILLISECONDS } = {},
): FormService {
  return {
    async document(formId) {
      const url = documentUrl(address, formId);
      if (url === undefined) return err({ kind: "address-refused" });
      try {
        const answer = await fetch(url, {
          headers: { accept: "application/json" },
          redirect: "error",
          signal: AbortSignal.timeout(timeoutMilliseconds),
        });
        if (answer.status !== 200) {
          await answer.body?.cancel();
          const { status } = answer;
          return err(status === 404 ? { kind: "form-not-found" } : { kind: "answered-otherwise", status });
        }
        return parsed(await limitedText(answer));
      } catch {
        return err({ kind: "unreachable" });
      }
    },
  };
}

function documentUrl(address: string, formId: string): URL | undefined {
  const url = URL.parse(`${address.replace(/\/+$/, "")}/forms/${encodeURIComponent(formId)}`);
  if (url === null || url.username !== "" || url.password !== "") return undefined;
  const isLoopback = /^(127(\.\d+){3}|localhost|\[::1\])$/.test(url.hostname);
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback) ? url : undefined;
}

/** The body as far as it may be long; undefined when it is longer. */
async function limitedText(answer: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // Leaving the loop ends the connection.
  const body: AsyncIterable<Uint8Array> | readonly Uint8Array[] = answer.body ?? [];
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parsed(text: string | undefined): Result<unknown, FormServiceFailure> {
  if (text === undefined) return err({ kind: "too-large" });
  try {
    return ok(JSON.parse(text));
  } catch {
    return err({ kind: "not-json" });
  }
}
