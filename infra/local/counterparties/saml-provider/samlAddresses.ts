/** Where a provider of this kind answers on one port. */
export function samlAddresses(port: number): {
  readonly home: string;
  readonly metadataUrl: string;
  readonly signOnUrl: string;
  readonly logoutUrl: string;
} {
  const home = `http://localhost:${port}`;
  return { home, metadataUrl: `${home}/metadata`, signOnUrl: `${home}/sso`, logoutUrl: `${home}/slo` };
}
