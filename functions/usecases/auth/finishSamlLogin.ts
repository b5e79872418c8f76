import type { Result } from "../../domain/result.ts";
import type { Ports } from "../../ports/Ports.ts";
import {
  type FailedLogin,
  failedLogin,
  type FinishedLogin,
  openAccountSession,
  type SessionOpening,
} from "./openAccountSession.ts";

/**
 * Ends a SAML login in the browser that began it: the code is worth one try, and the session must hold the very login
 * that was answered. Somebody who is sent another person's code ends here (login CSRF).
 */
export async function finishSamlLogin(
  ports: Pick<Ports, "sessions" | "ids" | "clock" | "log" | "logins" | "blockList">,
  request: SessionOpening & { readonly sessionId: string | undefined; readonly code: string },
): Promise<Result<FinishedLogin, FailedLogin>> {
  const { sessionId } = request;
  const answer = await ports.logins.claimAnswer(request.code);
  const session =
    sessionId === undefined || answer === undefined
      ? undefined
      : await ports.sessions.claimPendingLogin(sessionId, answer.state);
  const pending = session?.pendingLogin;
  if (sessionId === undefined || answer === undefined || session === undefined || pending === undefined) {
    return failedLogin(ports, { pending: undefined, failure: { kind: "login-unknown" } });
  }
  return openAccountSession(ports, {
    ...request,
    pending,
    person: answer.person,
    providerType: "saml2",
    before: { sessionId, session },
  });
}
