import type { FinishFailure } from "./openAccountSession.ts";

/** What the eID client says of a login that did not come to its end (BSI TR-03124-1, ResultMinor). */
export function failedEidClient(resultMinor: string | undefined): FinishFailure {
  const minor = resultMinor?.split("#").at(-1) ?? "";
  if (minor === "cancellationByUser") return { kind: "login-cancelled" };
  if (minor === "trustedChannelEstablishmentFailed" || minor === "communicationError") {
    return { kind: "identity-provider-unavailable", reason: minor };
  }
  return { kind: "login-refused", reason: /^[A-Za-z]{1,40}$/.test(minor) ? minor : "eid-client" };
}
