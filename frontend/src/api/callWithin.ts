import { call } from "./call.ts";
import type { Call } from "./client.ts";

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
