import { ANSWER_HEADER, NOTICE_HEADER } from "#contract/limits.ts";
import { ROUTES, type OperationName } from "#contract/routes.ts";
import { blockReload } from "../builds/reloadGuards.ts";
import { isProblem } from "./ApiFailure.ts";
import { type Call, client, type FailedCall } from "./client.ts";

/** Whether the portal announces something, as the header of its answers says (`NOTICE_HEADER`). */
let raised = false;
const listeners = new Set<() => void>();

export const portalNoticeSignal = {
  isRaised: () => raised,
  /** Raised once per window; the notice itself asks whether it is still valid. */
  raise: () => {
    if (raised) return;
    raised = true;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

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
    if (response.headers.has(NOTICE_HEADER)) portalNoticeSignal.raise();
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

/** The API client of this window. */
export const call: Call = async (name, request) => {
  callObservers.asked?.(name);
  const write = ROUTES[name].method === "GET" ? 0 : 1;
  writes += write;
  const answered = await portal.call(name, request).finally(() => (writes -= write));
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
    const answer = await call(name, { ...request, signal: limit.signal });
    clearTimeout(timer);
    return answer;
  };
}

/** For saving, leaving and signing out. */
export const callToSave = callWithin(15_000);
/** For what the portal itself may take long for: longer than the 29 s of its API. */
export const callToSend = callWithin(35_000);
