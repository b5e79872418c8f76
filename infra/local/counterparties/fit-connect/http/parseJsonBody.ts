import { z } from "zod";
import { problem } from "./ApiAnswer.ts";
import type { ApiAnswer } from "./ApiAnswer.ts";
import type { ApiCall } from "./ApiRoute.ts";

export type ParsedBody<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly answer: ApiAnswer };

export interface JsonBodyRules<Value> {
  readonly schema: z.ZodType<Value>;
  readonly limitBytes: number;
}

/** 415 for another type, 413 for too much, 400 for what is no JSON or not of this shape. */
export async function parseJsonBody<Value>(
  call: ApiCall,
  rules: JsonBodyRules<Value>,
): Promise<ParsedBody<Value>> {
  if (call.contentType !== "application/json") {
    return refused(problem(415, { name: "unsupported-media-type", title: "application/json is needed" }));
  }
  const body = await call.body(rules.limitBytes);
  if (body === undefined) return refused(problem(413, { name: "too-large", title: "Request too large" }));
  const value = parseJson(body.toString("utf8"));
  const parsed = rules.schema.safeParse(value);
  if (parsed.success) return { ok: true, value: parsed.data };
  return refused(
    problem(400, {
      name: "bad-request",
      title: value === undefined ? "The body is no JSON" : "The body has not the required members",
      detail: z.prettifyError(parsed.error),
    }),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refused(answer: ApiAnswer): { readonly ok: false; readonly answer: ApiAnswer } {
  return { ok: false, answer };
}
