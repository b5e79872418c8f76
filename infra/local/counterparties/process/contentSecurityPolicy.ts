/** Form targets have to name the portal: browsers apply the rule to the redirects after the form too. */
export function contentSecurityPolicy(portalUrl: string): string {
  const { origin } = new URL(portalUrl);
  return `default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self' ${origin}; base-uri 'none'; frame-ancestors 'none'`;
}
