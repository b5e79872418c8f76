import type { z } from "zod";
import { ok, type Result, err } from "#domain/result.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import { parseJson } from "../http/readBoundedBody.ts";

/**
 * The JSON of an answer. A gateway's error page with status 200 and a half answer are passing troubles: the
 * application is as it was before the request.
 */
export function parseAnswer<Value>(
  text: string,
  expected: { readonly schema: z.ZodType<Value>; readonly what: string },
): Result<Value, TransportFailure> {
  const parsed = expected.schema.safeParse(parseJson(text));
  return parsed.success
    ? ok(parsed.data)
    : unavailable(`${expected.what} is not as FIT-Connect documents it`);
}

/** Causes are for logs and operators: never with ids of people, tokens or content. */
export function unavailable(cause: string) {
  return err<TransportFailure>({ kind: "transport-unavailable", cause });
}

export function refused(cause: string) {
  return err<TransportFailure>({ kind: "transport-refused", cause });
}
