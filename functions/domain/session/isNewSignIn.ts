/** Clocks of providers and ours may differ by this much. */
const CLOCK_TOLERANCE_MILLISECONDS = 30_000;

/**
 * Whether the provider asked the person after the portal sent them there: a session that was open at the provider
 * already proves a browser and not a person (SAML core 3.4.1 ForceAuthn, OpenID Connect Core 3.1.2.1 prompt=login).
 */
export function isNewSignIn(
  authenticatedAt: Date,
  given: { readonly startedAt: string; readonly now: Date },
): boolean {
  const at = authenticatedAt.getTime();
  return (
    at >= Date.parse(given.startedAt) - CLOCK_TOLERANCE_MILLISECONDS &&
    at <= given.now.getTime() + CLOCK_TOLERANCE_MILLISECONDS
  );
}
