/** What the functions logged, as the operator would read it. */
export const lines: Readonly<Record<string, unknown>>[] = [];

/** Why the last logout request of a provider was refused. */
export function lastLogoutRefusal(): unknown {
  return lines.findLast(({ message }) => message === "logout-refused")?.["reason"];
}

/** Why the last login failed, for the operator; undefined: none did. */
export function lastRefusal(): unknown {
  return lines.findLast(({ message }) => message === "login-failed")?.["reason"];
}
