import { XSRF_COOKIE } from "#contract/limits.ts";
import type { SignedInSession, UserSession } from "#domain/sign-in/UserSession.ts";
import type { SessionStore } from "#ports/sign-in/SessionStore.ts";
import type { Clock } from "#ports/System.ts";
import { isSessionOver } from "#usecases/sign-in/sessionRules.ts";

export interface CurrentSession {
  readonly sessionId: string;
  readonly session: UserSession;
}

/** A session with a user. */
export interface SignedIn {
  readonly sessionId: string;
  readonly session: SignedInSession;
  /** Window of the browser that asks. */
  readonly windowId?: string;
}

/** Names of the portal's cookies; no other is ever set. */
export interface CookieNames {
  readonly session: string;
  readonly secure: boolean;
}

/**
 * `__Host-` wherever the portal speaks https; a plain name on loopback, where browsers refuse the prefix. Lax and not
 * Strict: the cookie has to come along when a sign-in or payment sends the browser back.
 */
export function cookieNames(publicUrl: string): CookieNames {
  const secure = publicUrl.startsWith("https://");
  return { session: secure ? "__Host-session" : "session", secure };
}

export function sessionCookie(names: CookieNames, sessionId: string): string {
  return `${names.session}=${sessionId}; Path=/; HttpOnly; SameSite=Lax${names.secure ? "; Secure" : ""}`;
}

export function endedSessionCookie(names: CookieNames): string {
  return `${names.session}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${names.secure ? "; Secure" : ""}`;
}

/** Read by the browser's script, which sends it back as a header. */
export function xsrfCookie(names: CookieNames, token: string): string {
  return `${XSRF_COOKIE}=${token}; Path=/; SameSite=Lax${names.secure ? "; Secure" : ""}`;
}

/** Whether a browser has a token that was made here: as long as nobody is signed in, each is as good as another. */
export function hasXsrfToken(header: string | undefined): boolean {
  return /^[\w-]{43}$/.test(readCookies(header).get(XSRF_COOKIE) ?? "");
}

/** Whether a request brings different cookies of one name: one of them may have been laid there by another site. */
export function isAmbiguous(header: string | undefined, name: string): boolean {
  const values = (header ?? "")
    .split(";")
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${name}=`));
  return new Set(values).size > 1;
}

/** Cookies of a request. The first of a name wins: browsers send the most specific one first. */
export function readCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? "").split(";")) {
    const separator = pair.indexOf("=");
    const name = pair.slice(0, separator).trim();
    if (separator > 0 && name !== "" && !cookies.has(name))
      cookies.set(name, pair.slice(separator + 1).trim());
  }
  return cookies;
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
