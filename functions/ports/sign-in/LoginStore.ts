import type { ProviderId } from "#domain/sign-in/ProviderId.ts";
import type { PendingLogin } from "#domain/sign-in/UserSession.ts";
import type { IdentifiedPerson } from "#domain/sign-in/IdentifiedPerson.ts";

/** What came of a login that was verified without a cookie, until the browser fetches it. */
export interface LoginAnswer {
  /** State of the started login that the browser's session must hold too. */
  readonly state: string;
  readonly person: IdentifiedPerson;
}

/** A request of ours to end a provider's session. */
export interface BegunLogout {
  readonly providerId: ProviderId;
  readonly requestId: string;
}

/**
 * Logins on their way through a provider that answers without a cookie (SAML over POST, eID client). Ids are secrets and
 * kept as hashes. Everything here lives for minutes.
 */
export interface LoginStore {
  /** A started login by its state, for ten minutes. */
  remember(login: PendingLogin): Promise<void>;
  find(state: string): Promise<PendingLogin | undefined>;
  /** Takes the started login away. Answers it exactly once: a replayed answer finds nothing. */
  claim(state: string): Promise<PendingLogin | undefined>;
  /** A verified answer under a code for one minute. */
  keepAnswer(code: string, answer: LoginAnswer): Promise<void>;
  /** Answers it exactly once. */
  claimAnswer(code: string): Promise<LoginAnswer | undefined>;
  /** A request of ours to end a provider's session, by the id that its answer names, for ten minutes. */
  rememberLogout(logout: BegunLogout): Promise<void>;
  /** Answers it exactly once. */
  claimLogout(requestId: string): Promise<BegunLogout | undefined>;
  /** Whether a message with this id is the first one in ten minutes. */
  useOnce(messageId: string): Promise<boolean>;
}
