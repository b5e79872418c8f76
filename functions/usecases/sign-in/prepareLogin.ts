import { SIGN_IN_MINUTES } from "#domain/application/retention.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { ProviderId } from "#domain/sign-in/ProviderId.ts";
import type { TrustLevel } from "#domain/sign-in/TrustLevel.ts";
import type { UserDataScope } from "#domain/sign-in/userDataScopes.ts";
import type { PendingLogin, UserSession } from "#domain/sign-in/UserSession.ts";
import type { LoginFailure } from "#ports/sign-in/IdentityProviders.ts";
import type { Ports } from "#ports/Ports.ts";
import { loginSecret } from "./openAccountSession.ts";
import { refreshSession } from "./refreshSession.ts";
import { newSession, type SessionTimes } from "./sessionRules.ts";

export interface LoginStart {
  readonly providerId: ProviderId;
  readonly trustLevel: TrustLevel;
  readonly scopes: readonly UserDataScope[];
  readonly redirect: string;
  readonly cancelUrl?: string;
  readonly locale: "de" | "en";
  readonly termsVersion: string;
  readonly currentTermsVersion: string;
  readonly times: SessionTimes;
  readonly current: BegunSession | undefined;
}

interface BegunSession {
  readonly sessionId: string;
  readonly session: UserSession;
}

interface BegunLogin<Destination> extends BegunSession {
  readonly destination: Destination;
}

/**
 * Prepares a login: remembers in the browser's session what has to come back. `destination` asks the provider's adapter
 * where to go; nothing is remembered when there is nowhere to go.
 */
export async function prepareLogin<Destination>(
  ports: Pick<Ports, "sessions" | "processes" | "ids" | "clock" | "log">,
  request: LoginStart & {
    readonly destination: (login: PendingLogin) => Promise<Result<Destination, LoginFailure>>;
  },
): Promise<Result<BegunLogin<Destination>, LoginFailure | { readonly kind: "terms-not-accepted" }>> {
  const { sessions, ids, clock, log } = ports;
  const { providerId, trustLevel, scopes, redirect, cancelUrl, locale, termsVersion, current } = request;
  if (termsVersion !== request.currentTermsVersion) return err({ kind: "terms-not-accepted" });
  const now = clock.now();
  const pendingLogin: PendingLogin = {
    providerId,
    trustLevel,
    scopes: [...scopes],
    redirect,
    ...(cancelUrl !== undefined && { cancelUrl }),
    locale,
    termsVersion,
    state: loginSecret({ ids }, locale),
    nonce: ids.secret(),
    codeVerifier: ids.secret(),
    startedAt: now.toISOString(),
  };
  const destination = await request.destination(pendingLogin);
  if (!destination.ok) {
    const { failure } = destination;
    log.write("login-failed", { providerId, reason: "reason" in failure ? failure.reason : failure.kind });
    return destination;
  }
  const sessionId = current?.sessionId ?? ids.secret();
  const base = current?.session ?? newSession({ xsrfToken: ids.secret(), now }, request.times);
  const session = { ...base, pendingLogin };
  if (current === undefined) await sessions.create(sessionId, session);
  else await sessions.rememberLogin(sessionId, pendingLogin);
  await holdForLogin(ports, { sessionId, session, times: request.times });
  log.write("login-started", { providerId, trustLevel });
  return ok({ destination: destination.value, sessionId, session });
}

/** Nobody is idle who signs in elsewhere: what was typed without an account waits for as long as that may take, and then as ever. */
async function holdForLogin(
  ports: Pick<Ports, "sessions" | "processes" | "clock">,
  { sessionId, session, times }: BegunSession & { readonly times: SessionTimes },
): Promise<void> {
  const { user } = session;
  if (user?.transient !== true) return;
  const idleMinutes = times.idleMinutes + SIGN_IN_MINUTES;
  await refreshSession(ports, { sessionId, session: { ...session, user }, times: { ...times, idleMinutes } });
}

/** Prepares a login by OpenID Connect; answers the address to go to. */
export function startLogin(
  ports: Pick<Ports, "sessions" | "processes" | "ids" | "clock" | "identityProviders" | "log">,
  request: LoginStart,
): ReturnType<typeof prepareLogin<string>> {
  return prepareLogin<string>(ports, {
    ...request,
    destination: (login) => ports.identityProviders.loginUrl(login),
  });
}
