import { err, ok, type Result } from "#domain/result.ts";
import type { LoginFailure } from "#ports/sign-in/IdentityProviders.ts";
import type { Ports } from "#ports/Ports.ts";
import { samlRequest } from "./startSamlLogin.ts";
import type { FinishFailure } from "./openAccountSession.ts";

/** Where the eID client that came for its task is sent: to the eID server, with our signed request in the address. */
export async function eidRequest(
  { logins, samlProviders, clock }: Pick<Ports, "logins" | "samlProviders" | "clock">,
  state: string,
): Promise<Result<string, LoginFailure | { readonly kind: "login-unknown" }>> {
  const login = await logins.find(state);
  if (login === undefined) return err({ kind: "login-unknown" });
  const destination = await samlProviders.request(samlRequest(login, clock.now()));
  return destination.ok ? ok(destination.value.url) : destination;
}

/** What the eID client says of a login that did not come to its end (BSI TR-03124-1, ResultMinor). */
export function failedEidClient(resultMinor: string | undefined): FinishFailure {
  const minor = resultMinor?.split("#").at(-1) ?? "";
  if (minor === "cancellationByUser") return { kind: "login-cancelled" };
  if (minor === "trustedChannelEstablishmentFailed" || minor === "communicationError") {
    return { kind: "identity-provider-unavailable", reason: minor };
  }
  return { kind: "login-refused", reason: /^[A-Za-z]{1,40}$/.test(minor) ? minor : "eid-client" };
}
