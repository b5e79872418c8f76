import type { UserSession } from "../../domain/session/UserSession.ts";
import type { Ports } from "../../ports/Ports.ts";
import { forgetTransient } from "./forgetTransient.ts";

/** Ends the session; what an anonymous visitor typed goes at once. Answers where the provider's session is ended. */
export async function logout(
  ports: Pick<
    Ports,
    | "sessions"
    | "processes"
    | "deletions"
    | "attachments"
    | "results"
    | "sealed"
    | "identityProviders"
    | "samlProviders"
    | "logins"
    | "ids"
    | "clock"
    | "log"
  >,
  current: { readonly sessionId: string; readonly session: UserSession } | undefined,
): Promise<{ readonly endSessionUrl: string | null }> {
  if (current === undefined) return { endSessionUrl: null };
  const { sessionId, session } = current;
  await ports.sessions.delete(sessionId);
  ports.log.write("logout", { providerId: session.user?.providerId ?? null });
  await forgetTransient(ports, session);
  const { user, providerSession } = session;
  if (user === undefined || providerSession === undefined) return { endSessionUrl: null };
  const { providerId } = user;
  if ("idToken" in providerSession) {
    return { endSessionUrl: (await ports.identityProviders.logoutUrl(providerId, providerSession)) ?? null };
  }
  const requestId = `_${ports.ids.secret()}`;
  const now = ports.clock.now();
  const url = await ports.samlProviders.logoutUrl(providerId, { session: providerSession, requestId, now });
  if (url !== undefined) await ports.logins.rememberLogout({ providerId, requestId });
  return { endSessionUrl: url ?? null };
}
