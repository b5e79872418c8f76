import type { ProviderId } from "./ProviderId.ts";
import type { UserSession } from "./UserSession.ts";

/** A sign-in as the provider names it: by the person, and by its own session where it tells one. */
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
