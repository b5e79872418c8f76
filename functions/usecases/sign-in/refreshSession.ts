import { ok } from "#domain/result.ts";
import type { SignedInSession } from "#domain/sign-in/UserSession.ts";
import type { Ports } from "#ports/Ports.ts";
import { prolonged, type SessionTimes } from "./sessionRules.ts";

/**
 * The session goes on: its idle end moves. What an anonymous visitor typed lives as long as the session, so its end
 * moves along.
 */
export async function refreshSession(
  { sessions, processes, clock }: Pick<Ports, "sessions" | "processes" | "clock">,
  current: {
    readonly sessionId: string;
    readonly session: SignedInSession;
    readonly times: SessionTimes;
  },
): Promise<SignedInSession> {
  const next = {
    ...prolonged(current.session, { now: clock.now(), times: current.times }),
    user: current.session.user,
  };
  if (next.idleExpiresAt === current.session.idleExpiresAt) return next;
  await sessions.prolong(current.sessionId, next.idleExpiresAt);
  if (next.user.transient) {
    for (const process of await processes.listByOwner(next.user.ownerId)) {
      await processes.update(process.id, (found) =>
        // Not what an account took over meanwhile, and not what waits for money.
        ok(
          found.ownerId === next.user.ownerId && found.paymentHeldUntil === undefined
            ? { ...found, availableUntil: next.idleExpiresAt }
            : found,
        ),
      );
    }
  }
  return next;
}
