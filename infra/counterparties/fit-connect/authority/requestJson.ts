import { patiently } from "#infra/laptop/settings/patience.ts";
import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";
import { parseJson } from "#infra/counterparties/kit/json.ts";

/** What a step of the command gives: a value, or the one sentence to end with. */
export type Outcome<Value> = Result<Value, string>;

interface AuthorityRequest {
  readonly method?: "GET" | "POST";
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface AuthorityAnswer {
  readonly status: number;
  readonly text: string;
}

const TIMEOUT_MILLISECONDS = 20_000;

export async function request(wanted: AuthorityRequest): Promise<Outcome<AuthorityAnswer>> {
  const { url, ...rest } = wanted;
  try {
    const response = await fetch(url, {
      ...rest,
      signal: AbortSignal.timeout(patiently(TIMEOUT_MILLISECONDS)),
    });
    return ok({ status: response.status, text: await response.text() });
  } catch {
    return err(`Nobody answers at ${new URL(url).origin}: is the portal running?`);
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
  if (status !== 200) return err(`${pathname} answered ${status}${titleOf(text)}.`);
  const parsed = schema.safeParse(parseJson(text));
  return parsed.success ? ok(parsed.data) : err(`${pathname} answered something unexpected.`);
}

/** Title and reason of a problem document, for the sentence shown. */
export function titleOf(text: string): string {
  const value = parseJson(text);
  if (typeof value !== "object" || value === null) return "";
  const said = ["title", "issue"].flatMap((member) => {
    const text: unknown = Object.entries(value).find(([name]) => name === member)?.[1];
    return typeof text === "string" ? [text] : [];
  });
  return said.length === 0 ? "" : ` (${said.join(": ")})`;
}

const client = z.object({ id: z.string(), secret: z.string() });

const consoleAnswer = z.object({
  /** The local time, which the console can move: events are dated by it. */
  clock: z.object({ now: z.union([z.iso.datetime({ offset: true }), z.number()]) }).optional(),
  fitConnect: z.object({
    tokenUrl: z.url(),
    submissionUrl: z.url(),
    destinationId: z.uuid(),
    subscriber: client,
    decryptionKeyFile: z.string(),
    signingKeyFile: z.string(),
  }),
});

export interface AuthorityAddresses {
  readonly now: Date;
  readonly fitConnect: z.infer<typeof consoleAnswer>["fitConnect"];
}

/** Addresses of the delivery service, from the console of the running portal. */
export async function readConsole(portalUrl: string): Promise<Outcome<AuthorityAddresses>> {
  if (!URL.canParse(portalUrl)) return err(`PORTAL_URL is no address: ${portalUrl}`);
  const answer = await requestJson(
    { url: new URL("/__local", portalUrl).href, headers: { accept: "application/json" } },
    consoleAnswer,
  );
  if (!answer.ok) return answer;
  const { clock, fitConnect } = answer.value;
  return ok({ now: clock === undefined ? new Date() : new Date(clock.now), fitConnect });
}
