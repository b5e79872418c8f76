import { err, ok, type Result } from "../../domain/result.ts";
import type { ProviderId } from "../../domain/session/ProviderId.ts";
import type { SignedInSession, User } from "../../domain/session/UserSession.ts";
import type { LoginFailure } from "../../ports/IdentityProviders.ts";
import type { Ports } from "../../ports/Ports.ts";
import { newSession, type SessionTimes } from "./sessionRules.ts";

export type FinishFailure =
  /** Nothing was started in this browser, or its answer was used before. */
  { readonly kind: "login-unknown" } | LoginFailure;

export interface FinishedLogin {
  readonly sessionId: string;
  readonly session: SignedInSession;
  readonly redirect: string;
}

export interface LoginReturn {
  readonly sessionId: string | undefined;
  readonly state: string | undefined;
  /** The query that the provider sent the browser back with. */
  readonly query: string;
  readonly times: SessionTimes;
  /** Turns provider and subject into an owner id that does not show the subject. */
  readonly ownerIdOf: (person: { readonly providerId: ProviderId; readonly subject: string }) => string;
}

/**
 * Ends a login: claims what was started exactly once, lets the adapter verify the provider's answer, and changes the
 * session id. What an anonymous visitor typed stays reachable for the change of user (previousOwnerId).
 */
export async function finishLogin(
  {
    sessions,
    ids,
    clock,
    identityProviders,
    log,
  }: Pick<Ports, "sessions" | "ids" | "clock" | "identityProviders" | "log">,
  request: LoginReturn,
): Promise<
  Result<
    FinishedLogin,
    { readonly failure: FinishFailure; readonly redirect: string; readonly locale: "de" | "en" }
  >
> {
  const { sessionId, state } = request;
  const claimed =
    sessionId === undefined || state === undefined
      ? undefined
      : await sessions.claimPendingLogin(sessionId, state);
  const pending = claimed?.pendingLogin;
  if (sessionId === undefined || claimed === undefined || pending === undefined) {
    log.write("login-failed", { reason: "login-unknown" });
    return err({ failure: { kind: "login-unknown" }, redirect: "/", locale: "de" });
  }
  const person = await identityProviders.finishLogin(pending, request.query);
  if (!person.ok) {
    const { failure } = person;
    log.write("login-failed", {
      providerId: pending.providerId,
      kind: failure.kind,
      reason: "reason" in failure ? failure.reason : failure.kind,
    });
    return err({ failure: person.failure, redirect: pending.redirect, locale: pending.locale });
  }
  const now = clock.now();
  const user: User = {
    ownerId: request.ownerIdOf({ providerId: pending.providerId, subject: person.value.subject }),
    providerId: pending.providerId,
    providerType: "oidc",
    trustLevel: person.value.trustLevel,
    name: person.value.name,
    hasPostbox: person.value.hasPostbox,
    transient: person.value.transient,
    providerData: person.value.providerData,
    fetchedAt: now.toISOString(),
    termsVersion: pending.termsVersion,
    termsAcceptedAt: pending.startedAt,
  };
  const previous = claimed.user?.transient === true ? claimed.user.ownerId : undefined;
  const session: SignedInSession = {
    ...newSession({ xsrfToken: ids.secret(), now }, request.times),
    user,
    idToken: person.value.idToken,
    ...(previous === undefined ? {} : { previousOwnerId: previous }),
  };
  const newSessionId = ids.secret();
  await sessions.create(newSessionId, session);
  await sessions.delete(sessionId);
  log.write("login-completed", { providerId: user.providerId, trustLevel: user.trustLevel });
  return ok({ sessionId: newSessionId, session, redirect: pending.redirect });
}
