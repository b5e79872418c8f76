import type { ProviderSignIn } from "../domain/session/ProviderSignIn.ts";
import type { PendingLogin, UserSession } from "../domain/session/UserSession.ts";

/** Sessions by their secret id. The store keeps only a hash of the id: who reads the store cannot become anybody. */
export interface SessionStore {
  create(sessionId: string, session: UserSession): Promise<void>;
  get(sessionId: string): Promise<UserSession | undefined>;
  /**
   * Moves the idle end and touches nothing else, so that it cannot undo what another request of the same browser does
   * meanwhile. A session that was deleted stays deleted.
   */
  prolong(sessionId: string, idleExpiresAt: string): Promise<void>;
  /** Remembers a started login in a living session; the last two are kept, for two windows. */
  rememberLogin(sessionId: string, pendingLogin: PendingLogin): Promise<void>;
  /** Takes the started login of this state out of the session, as its `pendingLogin`. Answers it exactly once, however often and from wherever it is asked. */
  claimPendingLogin(sessionId: string, state: string): Promise<UserSession | undefined>;
  delete(sessionId: string): Promise<void>;
  /** Takes away the sessions that came of a sign-in, without an index all of that person. Answers what they were. */
  takeSignedInBy(signIn: ProviderSignIn): Promise<readonly UserSession[]>;
}
