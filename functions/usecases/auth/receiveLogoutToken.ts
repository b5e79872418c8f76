import { err, ok, type Result } from "../../domain/result.ts";
import type { LogoutRefusal } from "../../ports/IdentityProviders.ts";
import type { Ports } from "../../ports/Ports.ts";
import type { RemovalPorts } from "../process/removeProcess.ts";
import { endAtProvider } from "./endAtProvider.ts";

/** A broker tells, without a browser, that somebody signed out there (OpenID Connect Back-Channel Logout 1.0). */
export async function receiveLogoutToken(
  ports: RemovalPorts & Pick<Ports, "sessions" | "identityProviders" | "logins" | "log">,
  token: string,
): Promise<Result<undefined, LogoutRefusal>> {
  const read = await ports.identityProviders.readLogoutToken(token);
  if (!read.ok) return refused(ports, read.failure.reason);
  const { signIn, tokenId } = read.value;
  if (!(await ports.logins.useOnce(`${signIn.providerId} ${tokenId}`))) return refused(ports, "replayed");
  await endAtProvider(ports, [signIn]);
  return ok(undefined);
}

function refused(
  { log }: Pick<Ports, "log">,
  reason: string,
): { readonly ok: false; readonly failure: LogoutRefusal } {
  log.write("logout-refused", { reason });
  return err({ kind: "logout-refused", reason });
}
