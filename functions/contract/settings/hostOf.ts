/** The host of an address or an e-mail address, in small letters; undefined where the text is neither. */
export function hostOf(text: string): string | undefined {
  return /^(?:https?:\/\/|[^\s@/]+@)([a-z0-9.-]+)(?::\d+)?(?:[/?#]|$)/i.exec(text)?.[1]?.toLowerCase();
}

/** Whether what goes there does not leave the machine. */
export function isLoopbackHost(host: string): boolean {
  return host === "localhost" || host.startsWith("127.");
}
