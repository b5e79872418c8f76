import type { Result } from "#domain/result.ts";
import type { Ports } from "#ports/Ports.ts";
import {
  type FailedLogin,
  failedLogin,
  type FinishedLogin,
  openAccountSession,
  type SessionOpening,
} from "./openAccountSession.ts";

export interface LoginReturn extends SessionOpening {
  readonly sessionId: string | undefined;
  readonly state: string | undefined;
  /** State of the login that this browser began last, in whose language a wrong one is refused. */
  readonly begunState: string | undefined;
  /** The query that the provider sent the browser back with. */
  readonly query: string;
}

/** Ends a login by OpenID Connect: claims what was started exactly once, and lets the adapter verify the answer. */
export async function finishLogin(
  ports: Pick<Ports, "sessions" | "processes" | "ids" | "clock" | "identityProviders" | "log" | "blockList">,
  request: LoginReturn,
): Promise<Result<FinishedLogin, FailedLogin>> {
  const { sessionId, state } = request;
  const session =
    sessionId === undefined || state === undefined
      ? undefined
      : await ports.sessions.claimPendingLogin(sessionId, state);
  const pending = session?.pendingLogin;
  if (sessionId === undefined || session === undefined || pending === undefined) {
    return failedLogin(ports, {
      pending: undefined,
      failure: { kind: "login-unknown" },
      secret: request.begunState ?? state,
    });
  }
  const person = await ports.identityProviders.finishLogin(pending, request.query);
  if (!person.ok) return failedLogin(ports, { pending, failure: person.failure, secret: state });
  return openAccountSession(ports, {
    ...request,
    pending,
    person: person.value,
    providerType: "oidc",
    before: { sessionId, session },
  });
}

/**
 * Ends a SAML login in the browser that began it: the code allows one try, and the session must hold the same login
 * that was answered. This stops a forwarded code of another person (login CSRF).
 */
export async function finishSamlLogin(
  ports: Pick<Ports, "sessions" | "processes" | "ids" | "clock" | "log" | "logins" | "blockList">,
  request: Omit<LoginReturn, "state" | "query"> & { readonly code: string },
): Promise<Result<FinishedLogin, FailedLogin>> {
  const { sessionId } = request;
  const answer = await ports.logins.claimAnswer(request.code);
  const session =
    sessionId === undefined || answer === undefined
      ? undefined
      : await ports.sessions.claimPendingLogin(sessionId, answer.state);
  const pending = session?.pendingLogin;
  if (sessionId === undefined || answer === undefined || session === undefined || pending === undefined) {
    return failedLogin(ports, {
      pending: undefined,
      failure: { kind: "login-unknown" },
      secret: request.begunState ?? request.code,
    });
  }
  return openAccountSession(ports, {
    ...request,
    pending,
    person: answer.person,
    providerType: "saml2",
    before: { sessionId, session },
  });
}
