import type { SignedInSession, UserSession } from "../../domain/session/UserSession.ts";
import type { SessionStore } from "../../ports/SessionStore.ts";
import type { Clock } from "../../ports/Clock.ts";
import { isSessionOver } from "../../usecases/auth/sessionRules.ts";

export interface CurrentSession {
  readonly sessionId: string;
  readonly session: UserSession;
}

/** A session with somebody in it. */
export interface SignedIn {
  readonly sessionId: string;
  readonly session: SignedInSession;
  /** Window of the browser that asks. */
  readonly windowId?: string;
}

/** The session a cookie names, if it is still alive. */
export async function findSession(
  { sessions, clock }: { readonly sessions: SessionStore; readonly clock: Clock },
  sessionId: string | undefined,
): Promise<CurrentSession | undefined> {
  if (sessionId === undefined || sessionId === "") return undefined;
  const session = await sessions.get(sessionId);
  if (session === undefined || isSessionOver(session, clock.now())) return undefined;
  return { sessionId, session };
}

export function signedIn(current: CurrentSession | undefined): SignedIn | undefined {
  const user = current?.session.user;
  return current === undefined || user === undefined
    ? undefined
    : { sessionId: current.sessionId, session: { ...current.session, user } };
}
