import type { z } from "zod";
import type { userResponseSchema } from "../../contract/auth.ts";
import type { SignedInSession } from "../../domain/session/UserSession.ts";

const RECENT_MILLISECONDS = 60_000;

/** The user as the browser sees it. */
export function userView(session: SignedInSession, now: Date): z.input<typeof userResponseSchema> {
  const { user } = session;
  return {
    name: user.name,
    hasPostbox: user.hasPostbox,
    loginData: {
      trustLevel: user.trustLevel,
      providerId: user.providerId,
      providerType: user.providerType,
      identification: user.providerId,
      fetchedTimestamp: user.fetchedAt,
      providerData: user.providerData,
      recentlyFetched: now.getTime() - Date.parse(user.fetchedAt) < RECENT_MILLISECONDS,
      transient: user.transient,
      expires: session.idleExpiresAt,
      sessionExpiration: session.absoluteExpiresAt,
    },
  };
}
