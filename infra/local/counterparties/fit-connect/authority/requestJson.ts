import type { z } from "zod";
import { done, failed } from "./Outcome.ts";
import type { Outcome } from "./Outcome.ts";

export interface AuthorityRequest {
  readonly method?: "GET" | "POST";
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface AuthorityAnswer {
  readonly status: number;
  readonly text: string;
}

const TIMEOUT_MILLISECONDS = 20_000;

export async function request(wanted: AuthorityRequest): Promise<Outcome<AuthorityAnswer>> {
  const { url, ...rest } = wanted;
  try {
    const response = await fetch(url, { ...rest, signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS) });
    return done({ status: response.status, text: await response.text() });
  } catch {
    return failed(`Nobody answers at ${new URL(url).origin}: is the portal running?`);
  }
}

/** The answer as a value of this shape; any other status or shape is a failure. */
export async function requestJson<Value>(
  wanted: AuthorityRequest,
  schema: z.ZodType<Value>,
): Promise<Outcome<Value>> {
  const answer = await request(wanted);
  if (!answer.ok) return answer;
  const { status, text } = answer.value;
  const { pathname } = new URL(wanted.url);
  if (status !== 200) return failed(`${pathname} answered ${status}${titleOf(text)}.`);
  const parsed = schema.safeParse(parseJson(text));
  return parsed.success ? done(parsed.data) : failed(`${pathname} answered something unexpected.`);
}

/** Title and reason of a problem document, for the sentence shown. */
export function titleOf(text: string): string {
  const value = parseJson(text);
  if (typeof value !== "object" || value === null) return "";
  const said = ["title", "issue"].flatMap((member) => {
    const told: unknown = Object.entries(value).find(([name]) => name === member)?.[1];
    return typeof told === "string" ? [told] : [];
  });
  return said.length === 0 ? "" : ` (${said.join(": ")})`;
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
