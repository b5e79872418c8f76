import type { UserSession } from "../domain/session/UserSession.ts";

/** Sessions by their secret id. The store keeps only a hash of the id: who reads the store cannot become anybody. */
export interface SessionStore {
  create(sessionId: string, session: UserSession): Promise<void>;
  get(sessionId: string): Promise<UserSession | undefined>;
  /** Overwrites; the caller read it in the same request. */
  save(sessionId: string, session: UserSession): Promise<void>;
  /** Takes the started login out of the session. Answers it exactly once, however often and from wherever it is asked. */
  claimPendingLogin(sessionId: string, state: string): Promise<UserSession | undefined>;
  delete(sessionId: string): Promise<void>;
}
