import type { Result } from "../../domain/result.ts";
import type { Ports } from "../../ports/Ports.ts";
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
  /** The query that the provider sent the browser back with. */
  readonly query: string;
}

/** Ends a login by OpenID Connect: claims what was started exactly once, and lets the adapter verify the answer. */
export async function finishLogin(
  ports: Pick<Ports, "sessions" | "ids" | "clock" | "identityProviders" | "log" | "blockList">,
  request: LoginReturn,
): Promise<Result<FinishedLogin, FailedLogin>> {
  const { sessionId, state } = request;
  const session =
    sessionId === undefined || state === undefined
      ? undefined
      : await ports.sessions.claimPendingLogin(sessionId, state);
  const pending = session?.pendingLogin;
  if (sessionId === undefined || session === undefined || pending === undefined) {
    return failedLogin(ports, { pending: undefined, failure: { kind: "login-unknown" } });
  }
  const person = await ports.identityProviders.finishLogin(pending, request.query);
  if (!person.ok) return failedLogin(ports, { pending, failure: person.failure });
  return openAccountSession(ports, {
    ...request,
    pending,
    person: person.value,
    providerType: "oidc",
    before: { sessionId, session },
  });
}
