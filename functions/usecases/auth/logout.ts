import type { UserSession } from "../../domain/session/UserSession.ts";
import type { Ports } from "../../ports/Ports.ts";
import { removeProcess } from "../process/removeProcess.ts";

/** Ends the session; what an anonymous visitor typed goes at once. Answers where the provider's session is ended. */
export async function logout(
  ports: Pick<
    Ports,
    | "sessions"
    | "processes"
    | "attachments"
    | "results"
    | "identityProviders"
    | "samlProviders"
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
  if (session.user?.transient === true) {
    for (const process of await ports.processes.listByOwner(session.user.ownerId)) {
      if (process.status !== "SUBMITTED") await removeProcess(ports, process.id);
    }
  }
  const { user, providerSession } = session;
  if (user === undefined || providerSession === undefined) return { endSessionUrl: null };
  const url =
    "idToken" in providerSession
      ? await ports.identityProviders.logoutUrl(user.providerId, providerSession)
      : await ports.samlProviders.logoutUrl(user.providerId, {
          session: providerSession,
          requestId: `_${ports.ids.secret()}`,
          now: ports.clock.now(),
        });
  return { endSessionUrl: url ?? null };
}
