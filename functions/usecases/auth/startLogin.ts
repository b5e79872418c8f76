import type { Ports } from "../../ports/Ports.ts";
import { beginLogin, type LoginStart } from "./beginLogin.ts";

/** Prepares a login by OpenID Connect; answers the address to go to. */
export function startLogin(
  ports: Pick<Ports, "sessions" | "ids" | "clock" | "identityProviders" | "log">,
  request: LoginStart,
): ReturnType<typeof beginLogin<string>> {
  return beginLogin<string>(ports, {
    ...request,
    destination: (login) => ports.identityProviders.loginUrl(login),
  });
}
