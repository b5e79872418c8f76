import type { z } from "zod";
import { ok } from "../../domain/result.ts";
import type { Result } from "../../domain/result.ts";
import type { TransportFailure } from "../../ports/AuthorityTransport.ts";
import { parseJson } from "../http/parseJson.ts";
import { unavailable } from "./transportFailures.ts";

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
