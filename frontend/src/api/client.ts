import {
  ANSWER_HEADER,
  NOTICE_HEADER,
  RETRIED_STATUSES,
  WINDOW_HEADER,
  XSRF_COOKIE,
  XSRF_HEADER,
} from "#contract/limits.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { BodyOf, PathOf, QueryOf, ResponseOf } from "#contract/operations.ts";
import { type OperationName, type ReadName, ROUTES } from "#contract/routes.ts";
import { type ApiFailure, isProblem } from "./ApiFailure.ts";
import { blockReload } from "../builds/reloadGuards.ts";
import { cookieValue, hasEntries } from "../settings/readValue.ts";
import { liveValue } from "../settings/listeners.ts";
import { PROBLEM_TYPE_PREFIX, type Problem, type ProblemKind, PROBLEMS } from "#contract/problems.ts";

type Part<Key extends string, Value> = [Value] extends [undefined] ? unknown : Readonly<Record<Key, Value>>;
export type RequestOf<Name extends OperationName> = Part<"path", PathOf<Name>> &
  Part<"query", QueryOf<Name>> &
  Part<"body", BodyOf<Name>> & { readonly signal?: AbortSignal };

export interface ClientEnvironment {
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  readonly cookies: () => string;
  /** Name of this window for calls about an application. */
  readonly windowName?: () => string | undefined;
  readonly wait: (milliseconds: number) => Promise<void>;
  /** Called with every failed call. Receives no input of the person, only what helps to find the fault. */
  readonly failed: (call: FailedCall) => void;
}

export interface FailedCall {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly statusText: string;
  readonly problemType: string | undefined;
}

export type Call<Among extends OperationName = OperationName> = <Name extends Among>(
  name: Name,
  request: RequestOf<Name>,
) => Promise<Result<ResponseOf<Name>, ApiFailure>>;

const READ_ATTEMPTS = 3;
const BACKOFF_MILLISECONDS = 400;
/** Browsers refuse to keep more than 64 kB alive; a character may take three bytes. */
const KEEPALIVE_MAX_CHARACTERS = 20_000;

/**
 * The one way to the API. Calls carry cookies, writes the XSRF header; reads are tried again on the statuses of the
 * contract and on nothing else, writes never; there is no timeout of its own.
 */
export function client(environment: ClientEnvironment): Call {
  return async (name, request) => {
    const route = ROUTES[name];
    const sending: Sending = { route, ...request };
    const attempts = route.method === "GET" ? READ_ATTEMPTS : 1;
    for (let attempt = 1; ; attempt += 1) {
      const response = await send(environment, sending);
      const answer = response?.ok === true ? await answerOf(response) : undefined;
      // Parsed by the schema of the contract before it left the server: the one assertion of the browser.
      if (answer !== undefined) return ok(answer as ResponseOf<typeof name>);
      const failure = response?.ok === false ? await problemOf(response) : ({ kind: "offline" } as const);
      const status = response?.status ?? 0;
      if (attempt < attempts && RETRIED_STATUSES.some((retried) => retried === status)) {
        await environment.wait(BACKOFF_MILLISECONDS * 2 ** (attempt - 1));
        continue;
      }
      const { signal } = sending;
      // Another window has another session by now: the next try has its token.
      if (isProblem(failure, "xsrf-token-invalid"))
        await send(environment, { route: ROUTES.getUser, signal });
      if (signal?.aborted !== true) {
        environment.failed({
          method: route.method,
          route: route.path,
          status,
          statusText: response?.statusText ?? "",
          problemType: failure.kind === "problem" ? failure.details.type : undefined,
        });
      }
      return err(failure);
    }
  };
}

/**
 * What the portal says; undefined where something else spoke in its place (the page where a guest network wants a
 * consent, a proxy's), or not all of it came: it is then unknown whether the request reached the portal.
 */
async function answerOf(response: Response): Promise<unknown> {
  if (!response.headers.has(ANSWER_HEADER)) return undefined;
  if (response.status === 204) return null;
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === "object" && body !== null ? body : undefined;
}

interface Sending {
  readonly route: { readonly method: string; readonly path: string };
  readonly path?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly signal?: AbortSignal | undefined;
}

async function send(environment: ClientEnvironment, sending: Sending): Promise<Response | undefined> {
  const { route, signal, ...parts } = sending;
  const { method } = route;
  const url = requestPath(route.path, parts);
  const headers: Record<string, string> = { accept: "application/json, application/problem+json" };
  const windowName = environment.windowName?.();
  if (route.path.includes("{processId}") && windowName !== undefined) headers[WINDOW_HEADER] = windowName;
  if (method !== "GET") {
    headers[XSRF_HEADER] = cookieValue(XSRF_COOKIE, environment.cookies()) ?? "";
    headers["content-type"] = "application/json";
  }
  const init: RequestInit = { method, headers, credentials: "include" };
  if (parts.body !== undefined) {
    const body = JSON.stringify(parts.body);
    init.body = body;
    // What is saved while the window closes still arrives.
    init.keepalive = body.length < KEEPALIVE_MAX_CHARACTERS;
  }
  if (signal !== undefined) init.signal = signal;
  try {
    return await environment.fetch(url, init);
  } catch {
    return undefined;
  }
}

/** Fills the parameters of a route's path and adds the query; what is undefined is left out, lists repeat their key. */
function requestPath(pattern: string, parts: Pick<Sending, "path" | "query">): string {
  const values = entriesOf(parts.path);
  const path = pattern.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(values.get(key)?.[0] ?? ""),
  );
  const query = new URLSearchParams();
  for (const [key, list] of entriesOf(parts.query)) for (const value of list) query.append(key, value);
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}

function entriesOf(values: unknown): ReadonlyMap<string, readonly string[]> {
  if (typeof values !== "object" || values === null) return new Map();
  return new Map(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, Array.isArray(value) ? value.map(String) : [String(value)]]),
  );
}

/** Reads a refusal. Only our own problem JSON is believed; anything else came from somewhere in between. */
async function problemOf(response: Response): Promise<ApiFailure> {
  const unexpected = { kind: "unexpected-answer", status: response.status } as const;
  if (response.headers.get("content-type")?.startsWith("application/problem+json") !== true)
    return unexpected;
  try {
    const body: unknown = await response.json();
    if (!isProblemBody(body)) return unexpected;
    const kind = body.type.slice(PROBLEM_TYPE_PREFIX.length);
    return isProblemKind(kind) ? { kind: "problem", problem: kind, details: body } : unexpected;
  } catch {
    return unexpected;
  }
}

function isProblemBody(body: unknown): body is Problem {
  return (
    hasEntries(body, "type") && typeof body.type === "string" && body.type.startsWith(PROBLEM_TYPE_PREFIX)
  );
}

function isProblemKind(kind: string): kind is ProblemKind {
  return Object.hasOwn(PROBLEMS, kind);
}

/**
 * Whether the portal announces something, as the header of its answers says (`NOTICE_HEADER`). Once per window; the notice
 * itself asks whether it is still valid.
 */
export const portalNotice = liveValue(false);

interface CallObservers {
  /** Called with every request that goes out: the session goes on as long as the person acts. */
  asked?: ((name: OperationName) => void) | undefined;
  /** Time at the server with the last answer, and on this device. */
  served?: { readonly there: string | null; readonly here: number };
  /** Identifies this window to the API, once it has a name. */
  windowName?: string;
}

/** Set by parts that load after the first field and take part in every call. */
export const callObservers: CallObservers = {};

const portal = client({
  fetch: async (url, init) => {
    const response = await fetch(url, init);
    if (response.headers.has(NOTICE_HEADER)) portalNotice.set(true);
    if (response.headers.has(ANSWER_HEADER))
      callObservers.served = { there: response.headers.get("date"), here: Date.now() };
    return response;
  },
  cookies: () => document.cookie,
  windowName: () => callObservers.windowName,
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  failed: logFailedCall,
});

/** Writes whose answer is not in: a reload would leave open what became of them. */
let writes = 0;
blockReload(() => writes > 0);

const ask: Call = async (name, request) => {
  callObservers.asked?.(name);
  const write = ROUTES[name].method === "GET" ? 0 : 1;
  writes += write;
  const answered = await portal(name, request).finally(() => (writes -= write));
  if (!answered.ok && isProblem(answered.failure, "account-blocked")) {
    const { failure } = answered;
    // Where its code does not come, the page says what it says of every refusal.
    await import("./showBlocked.ts").then(
      ({ showBlocked }) => showBlocked(failure),
      () => undefined,
    );
  }
  return answered;
};

/** The API client of this window, for reads: whatever changes something says how long it waits. */
export const call: Call<ReadName> = ask;

/** Writes a failed call to the browser's log: status and route pattern, never an id, an answer or a body. */
function logFailedCall(failed: FailedCall): void {
  const { method, route, status, statusText, problemType } = failed;
  globalThis.console.warn(
    `${method} ${route} ${status.toString()} ${statusText} ${problemType ?? ""}`.trim(),
  );
}

/** Now, by the clock that sessions and downloads end by: devices with a wrong clock are common. */
export function serverNow(): number {
  const { there, here } = callObservers.served ?? { there: null, here: 0 };
  const time = Date.parse(there ?? "");
  return time > 0 ? Date.now() + time - here : Date.now();
}

/**
 * Calls that a line which went silent cannot hold for ever: after this time the call is given up as one without a
 * connection is. The client itself has no limit (specification §7). Whoever owns a write makes it again as it was, under
 * the same version or key.
 */
function callWithin(milliseconds: number): Call {
  return async (name, request) => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), milliseconds);
    const answer = await ask(name, { ...request, signal: limit.signal });
    clearTimeout(timer);
    return answer;
  };
}

/** For saving, leaving and signing out. */
export const callToSave = callWithin(15_000);
/** For what the portal itself may take long for: longer than the 29 s of its API. */
export const callToSend = callWithin(35_000);
