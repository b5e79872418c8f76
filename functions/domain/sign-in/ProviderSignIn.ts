import type { ProviderId } from "./ProviderId.ts";
import type { UserSession } from "./UserSession.ts";

/** A sign-in as the provider names it: by the person, and by its own session where it provides one. */
export interface ProviderSignIn {
  readonly providerId: ProviderId;
  /** Name id of SAML, subject of OpenID Connect. */
  readonly name: string;
  /** Session index of SAML, `sid` of OpenID Connect. */
  readonly index?: string;
}

/** The sign-in that a session came of; undefined: of none that the provider could end. */
export function providerSignInOf({ user, providerSession }: UserSession): ProviderSignIn | undefined {
  if (user === undefined || providerSession === undefined) return undefined;
  const [name, index] =
    "nameId" in providerSession
      ? [providerSession.nameId, providerSession.sessionIndex]
      : [providerSession.subject, providerSession.sid];
  return { providerId: user.providerId, name, ...(index !== undefined && { index }) };
}

/**
 * Whether the provider asked the person after the portal sent them there: a session that was open at the provider
 * already proves a browser and not a person (SAML core 3.4.1 ForceAuthn, OpenID Connect Core 3.1.2.1 prompt=login).
 */
export function isNewSignIn(
  authenticatedAt: Date,
  given: { readonly startedAt: string; readonly now: Date; readonly clockSkewSeconds: number },
): boolean {
  const at = authenticatedAt.getTime();
  const tolerance = given.clockSkewSeconds * 1000;
  return at >= Date.parse(given.startedAt) - tolerance && at <= given.now.getTime() + tolerance;
}
