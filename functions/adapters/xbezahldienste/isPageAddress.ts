const LOOPBACK = ["127.0.0.1", "localhost", "[::1]"];

/** Whether people may be sent to this page: https on a configured host; plain http on this machine only. */
export function isPageAddress(address: string, redirectHosts: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, host, username } = new URL(address);
  const isProtected = protocol === "https:" || (protocol === "http:" && LOOPBACK.includes(hostname));
  return isProtected && username === "" && redirectHosts.includes(host);
}
