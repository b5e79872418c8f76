import type { Result } from "#domain/result.ts";
import { err, ok } from "#domain/result.ts";
import type { SignedInSession, User } from "#domain/sign-in/UserSession.ts";
import type { Ports } from "#ports/Ports.ts";
import { newSession, type SessionTimes } from "./sessionRules.ts";

export interface StartedSession {
  readonly sessionId: string;
  readonly session: SignedInSession;
}

/** Starts an anonymous session: a transient user of type pseudo, identification anon, who owns nothing yet. */
export async function startPseudoSession(
  { sessions, ids, clock }: Pick<Ports, "sessions" | "ids" | "clock">,
  request: {
    readonly termsVersion: string;
    readonly currentTermsVersion: string;
    readonly times: SessionTimes;
    readonly previousSessionId: string | undefined;
  },
): Promise<Result<StartedSession, { readonly kind: "terms-not-accepted" }>> {
  if (request.termsVersion !== request.currentTermsVersion) return err({ kind: "terms-not-accepted" });
  const now = clock.now();
  const user: User = {
    ownerId: `anon:${ids.secret()}`,
    providerId: "anon",
    providerType: "pseudo",
    trustLevel: "low",
    name: "",
    transient: true,
    providerData: {},
    fetchedAt: now.toISOString(),
    termsVersion: request.termsVersion,
    termsAcceptedAt: now.toISOString(),
  };
  const sessionId = ids.secret();
  const session = { ...newSession({ xsrfToken: ids.secret(), now }, request.times), user };
  await sessions.create(sessionId, session);
  if (request.previousSessionId !== undefined) await sessions.delete(request.previousSessionId);
  return ok({ sessionId, session });
}
