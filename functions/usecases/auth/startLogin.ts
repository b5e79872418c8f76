import type { Result } from "../../domain/result.ts";
import { err, ok } from "../../domain/result.ts";
import type { ProviderId } from "../../domain/session/ProviderId.ts";
import type { TrustLevel } from "../../domain/session/TrustLevel.ts";
import type { UserSession } from "../../domain/session/UserSession.ts";
import type { LoginFailure } from "../../ports/IdentityProviders.ts";
import type { Ports } from "../../ports/Ports.ts";
import { newSession, type SessionTimes } from "./sessionRules.ts";

export interface LoginStart {
  readonly providerId: ProviderId;
  readonly trustLevel: TrustLevel;
  readonly redirect: string;
  readonly locale: "de" | "en";
  readonly termsVersion: string;
  readonly currentTermsVersion: string;
  readonly times: SessionTimes;
  readonly current: { readonly sessionId: string; readonly session: UserSession } | undefined;
}

/** Prepares a login: remembers in the browser's session what has to come back, and answers where to go. */
export async function startLogin(
  {
    sessions,
    ids,
    clock,
    identityProviders,
    log,
  }: Pick<Ports, "sessions" | "ids" | "clock" | "identityProviders" | "log">,
  request: LoginStart,
): Promise<
  Result<
    { readonly url: string; readonly sessionId: string; readonly session: UserSession },
    LoginFailure | { readonly kind: "terms-not-accepted" }
  >
> {
  if (request.termsVersion !== request.currentTermsVersion) return err({ kind: "terms-not-accepted" });
  const now = clock.now();
  const { providerId, trustLevel, redirect, locale, termsVersion } = request;
  const pendingLogin = {
    providerId,
    trustLevel,
    redirect,
    locale,
    termsVersion,
    state: ids.secret(),
    nonce: ids.secret(),
    codeVerifier: ids.secret(),
    startedAt: now.toISOString(),
  };
  const url = await identityProviders.loginUrl(pendingLogin);
  if (!url.ok) {
    const { failure } = url;
    log.write("login-failed", { providerId, reason: "reason" in failure ? failure.reason : failure.kind });
    return url;
  }
  const sessionId = request.current?.sessionId ?? ids.secret();
  const base = request.current?.session ?? newSession({ xsrfToken: ids.secret(), now }, request.times);
  const session = { ...base, pendingLogin };
  if (request.current === undefined) await sessions.create(sessionId, session);
  else await sessions.rememberLogin(sessionId, pendingLogin);
  log.write("login-started", { providerId, trustLevel });
  return ok({ url: url.value, sessionId, session });
}
