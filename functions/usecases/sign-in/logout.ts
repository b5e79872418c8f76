import type { UserSession } from "#domain/sign-in/UserSession.ts";
import type { Ports } from "#ports/Ports.ts";
import { mayBeRemoved, type NotRemovable } from "#domain/application/removedProcess.ts";
import type { Process } from "#domain/application/Process.ts";
import { err, type Result } from "#domain/result.ts";
import type { ProcessNotFound } from "#ports/application/ProcessRepository.ts";
import { removeProcess, type RemovalPorts } from "../application/removeProcess.ts";

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

/**
 * What goes with a session that has ended: all that an anonymous visitor or the user of an identity card typed, except
 * what was paid for or is being paid, or was sent. The index shows nothing of the last moments: what was begun in them
 * goes with the sweep, when the session would have ended by itself.
 */
export async function forgetTransient(ports: RemovalPorts, { user }: UserSession): Promise<void> {
  if (user?.transient !== true) return;
  const { ownerId } = user;
  for (const { id: processId } of await ports.processes.listByOwner(ownerId)) {
    await removeProcess(ports, {
      processId,
      cause: "session-ended",
      // An account may have taken it over meanwhile.
      judge: (process): Result<Process, NotRemovable | ProcessNotFound> =>
        process.ownerId === ownerId ? mayBeRemoved(process) : err({ kind: "process-not-found" }),
    });
  }
}
