import type { FailedCall } from "./client.ts";

/** Writes a failed call to the browser's log: status and route pattern, never an id, an answer or a body. */
export function logFailedCall(failed: FailedCall): void {
  const { method, route, status, statusText, problemType } = failed;
  globalThis.console.warn(
    `${method} ${route} ${status.toString()} ${statusText} ${problemType ?? ""}`.trim(),
  );
}
