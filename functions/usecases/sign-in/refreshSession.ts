import { ok } from "#domain/result.ts";
import type { SignedInSession } from "#domain/sign-in/UserSession.ts";
import type { Ports } from "#ports/Ports.ts";
import { untilSessionEnds } from "../application/ownProcess.ts";
import { prolonged, type SessionTimes } from "./sessionRules.ts";

/** The session goes on: its idle end moves, and that of what was typed without an account with it. */
export async function refreshSession(
  ports: Pick<Ports, "sessions" | "processes" | "clock">,
  current: {
    readonly sessionId: string;
    readonly session: SignedInSession;
    readonly times: SessionTimes;
  },
): Promise<SignedInSession> {
  const next = {
    ...prolonged(current.session, { now: ports.clock.now(), times: current.times }),
    user: current.session.user,
  };
  if (next.idleExpiresAt === current.session.idleExpiresAt) return next;
  await ports.sessions.prolong(current.sessionId, next.idleExpiresAt);
  await keepWithSession(ports, next);
  return next;
}

/**
 * What an anonymous visitor typed lives as long as the session, also as the one of the account that has yet to take it
 * over. A sign-in holds it for longer: an answer that was on its way when it began takes none of that away.
 */
export async function keepWithSession(
  { processes }: Pick<Ports, "processes">,
  { user, previousOwnerId, idleExpiresAt }: SignedInSession,
): Promise<void> {
  for (const ownerId of [user.transient ? user.ownerId : undefined, previousOwnerId]) {
    if (ownerId === undefined) continue;
    for (const process of await processes.listByOwner(ownerId)) {
      await processes.update(process.id, (found) =>
        // Not what an account took over meanwhile.
        ok(found.ownerId === ownerId ? untilSessionEnds(found, { sessionEndsAt: idleExpiresAt }) : found),
      );
    }
  }
}
