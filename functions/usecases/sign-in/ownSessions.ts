import type { SignedInSession } from "#domain/sign-in/UserSession.ts";
import type { Ports } from "#ports/Ports.ts";
import { isSessionOver, lastUsedAt, type SessionTimes } from "./sessionRules.ts";

interface SignedInCaller {
  readonly sessionId: string;
  readonly session: SignedInSession;
}

export interface OwnSession {
  /** Names it to its owner; it gives no access to the session. */
  readonly handle: string;
  readonly begunAt: string;
  readonly usedAt: string;
  readonly current: boolean;
}

/** The sessions of the signed-in account, the most recently used first. */
export async function listOwnSessions(
  { sessions, clock }: Pick<Ports, "sessions" | "clock">,
  { sessionId, session, times }: SignedInCaller & { readonly times: SessionTimes },
): Promise<readonly OwnSession[]> {
  const now = clock.now();
  const current = sessions.handleOf(sessionId);
  const living = (await sessions.listOwned(session.user)).filter(
    ({ session: one }) => !isSessionOver(one, now),
  );
  return living
    .map(({ handle, session: one }) => ({
      handle,
      begunAt: one.createdAt,
      usedAt: lastUsedAt(one, times),
      current: handle === current,
    }))
    .sort(
      (one, other) => Number(other.current) - Number(one.current) || other.usedAt.localeCompare(one.usedAt),
    );
}

/** Ends the named other session of this person, or all others. Answers how many. */
export async function endOwnSessions(
  { sessions, log }: Pick<Ports, "sessions" | "log">,
  { sessionId, session, handle }: SignedInCaller & { readonly handle: string | undefined },
): Promise<number> {
  const { user } = session;
  const current = sessions.handleOf(sessionId);
  const all = handle === undefined ? (await sessions.listOwned(user)).map((one) => one.handle) : [handle];
  const ended = await Promise.all(
    all.filter((one) => one !== current).map((one) => sessions.takeOwned(one, user)),
  );
  const count = ended.filter((one) => one !== undefined).length;
  log.write("sessions-ended", { providerId: user.providerId, sessions: count });
  return count;
}
