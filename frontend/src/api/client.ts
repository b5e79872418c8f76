import {
  ANSWER_HEADER,
  RETRIED_STATUSES,
  WINDOW_HEADER,
  XSRF_COOKIE,
  XSRF_HEADER,
} from "../../../functions/contract/limits.ts";
import type { BodyOf, PathOf, QueryOf, ResponseOf } from "../../../functions/contract/operations.ts";
import { type OperationName, ROUTES } from "../../../functions/contract/routes.ts";
import { err, ok, type Result } from "../../../functions/contract/result.ts";
import type { ApiFailure } from "./ApiFailure.ts";
import { cookieValue } from "./cookieValue.ts";
import { requestPath } from "./requestPath.ts";

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
  /** Told of every failed call: nothing a person typed, only what helps to find the fault. */
  readonly failed: (call: FailedCall) => void;
}

export interface FailedCall {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly statusText: string;
  readonly problemType: string | undefined;
}

export type Call = <Name extends OperationName>(
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
export function client(environment: ClientEnvironment): { readonly call: Call } {
  return {
    async call(name, request) {
      const route = ROUTES[name];
      const parts: { path?: unknown; query?: unknown; body?: unknown; signal?: AbortSignal } = request;
      const url = requestPath(route.path, { path: parts.path, query: parts.query });
      const attempts = route.method === "GET" ? READ_ATTEMPTS : 1;
      for (let attempt = 1; ; attempt += 1) {
        const response = await send(environment, {
          method: route.method,
          url,
          isOfProcess: route.path.includes("{processId}"),
          body: parts.body,
          signal: parts.signal,
        });
        const answer = response?.ok === true ? await answerOf(response) : undefined;
        // Parsed by the schema of the contract before it left the server: the one assertion of the browser.
        if (answer !== undefined) return ok(answer as ResponseOf<typeof name>);
        const failure = response?.ok === false ? await refusalOf(response) : ({ kind: "offline" } as const);
        const status = response?.status ?? 0;
        if (attempt < attempts && RETRIED_STATUSES.some((retried) => retried === status)) {
          await environment.wait(BACKOFF_MILLISECONDS * 2 ** (attempt - 1));
          continue;
        }
        if (parts.signal?.aborted !== true) {
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
    },
  };
}

/**
 * What the portal says; undefined where something else spoke in its place (the page where a guest network wants a
 * consent, a proxy's), or not all of it came: nobody knows then whether the portal heard anything.
 */
async function answerOf(response: Response): Promise<unknown> {
  if (!response.headers.has(ANSWER_HEADER)) return undefined;
  if (response.status === 204) return null;
  const body: unknown = await response.json().catch(() => undefined);
  return typeof body === "object" && body !== null ? body : undefined;
}

/** Refusals are seldom: what reads them loads with the first one, or soon after the page (`watchLater`). */
async function refusalOf(response: Response): Promise<ApiFailure> {
  const reading = await import("./problemOf.ts").catch(() => undefined);
  return reading?.problemOf(response) ?? { kind: "unexpected-answer", status: response.status };
}

interface Sending {
  readonly method: string;
  readonly url: string;
  readonly isOfProcess: boolean;
  readonly body: unknown;
  readonly signal: AbortSignal | undefined;
}

async function send(environment: ClientEnvironment, sending: Sending): Promise<Response | undefined> {
  const headers: Record<string, string> = { accept: "application/json, application/problem+json" };
  const windowName = environment.windowName?.();
  if (sending.isOfProcess && windowName !== undefined) headers[WINDOW_HEADER] = windowName;
  if (sending.method !== "GET") {
    headers[XSRF_HEADER] = cookieValue(XSRF_COOKIE, environment.cookies()) ?? "";
    headers["content-type"] = "application/json";
  }
  const init: RequestInit = { method: sending.method, headers, credentials: "include" };
  if (sending.body !== undefined) {
    const body = JSON.stringify(sending.body);
    init.body = body;
    // What is saved while the window closes still arrives.
    init.keepalive = body.length < KEEPALIVE_MAX_CHARACTERS;
  }
  if (sending.signal !== undefined) init.signal = sending.signal;
  try {
    return await environment.fetch(sending.url, init);
  } catch {
    return undefined;
  }
}
