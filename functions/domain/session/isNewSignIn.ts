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
