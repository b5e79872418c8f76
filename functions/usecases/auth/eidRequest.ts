import { err, ok, type Result } from "../../domain/result.ts";
import type { LoginFailure } from "../../ports/IdentityProviders.ts";
import type { Ports } from "../../ports/Ports.ts";
import { samlRequest } from "./startSamlLogin.ts";

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
