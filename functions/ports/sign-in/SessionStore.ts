import type { ProviderSignIn } from "#domain/sign-in/ProviderSignIn.ts";
import type { OwnerIds } from "#domain/sign-in/Actor.ts";
import type { PendingLogin, UserSession } from "#domain/sign-in/UserSession.ts";
import type { Block } from "#domain/sign-in/Block.ts";

/**
 * Sessions by their secret id. The store keeps only a hash of the id, so that read access to the store does not allow
 * taking over a session.
 */
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
  /** What a session is called where its id must not be. */
  handleOf(sessionId: string): string;
  /** All sessions of an account, over or not. A new one may be missing for a moment. */
  listOwned(owner: OwnerIds): Promise<readonly { readonly handle: string; readonly session: UserSession }[]>;
  /** Takes away a session if it is this account's. Answers what it was. */
  takeOwned(handle: string, owner: OwnerIds): Promise<UserSession | undefined>;
  /** Takes away the sessions that came of a sign-in, without an index all of that person; looks twice, because one may have just begun. Answers what they were. */
  takeSignedInBy(signIn: ProviderSignIn): Promise<readonly UserSession[]>;
}

/** People who may not sign in for a breach of the terms, by the hash of provider and subject. */
export interface BlockList {
  find(ownerId: string): Promise<Block | undefined>;
  /** Unless one of this owner holds now, which then stays as it is. Answers whether it was added. */
  add(block: Block, now: Date): Promise<boolean>;
  remove(ownerId: string): Promise<boolean>;
  list(): Promise<readonly Block[]>;
}
