import type { z } from "zod";
import type { userResponseSchema } from "#contract/auth.ts";
import type { IdentityProvider } from "#domain/sign-in/IdentityProvider.ts";
import type { SignedInSession } from "#domain/sign-in/UserSession.ts";

const RECENT_MILLISECONDS = 60_000;

/** The user as the browser sees it. */
export function userView(
  session: SignedInSession,
  known: { readonly now: Date; readonly providers: readonly IdentityProvider[] },
): z.input<typeof userResponseSchema> {
  const { user } = session;
  const provider = known.providers.find(({ id }) => id === user.providerId);
  return {
    name: user.name,
    providerName: provider?.name ?? { de: "", en: "" },
    hasPostbox: user.postbox !== undefined,
    loginData: {
      trustLevel: user.trustLevel,
      providerId: user.providerId,
      providerType: user.providerType,
      identification: user.providerId,
      fetchedTimestamp: user.fetchedAt,
      providerData: user.providerData,
      valueLevels: user.valueLevels ?? {},
      organisation: user.organisation ?? null,
      recentlyFetched: known.now.getTime() - Date.parse(user.fetchedAt) < RECENT_MILLISECONDS,
      transient: user.transient,
      expires: session.idleExpiresAt,
      sessionExpiration: session.absoluteExpiresAt,
    },
  };
}
