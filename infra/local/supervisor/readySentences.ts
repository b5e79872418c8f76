import type { LocalDescription } from "../console/LocalDescription.ts";

/** What whoever started a portal needs next: where to look, who can sign in, where everything is kept. */
export function readySentences(
  { url, local }: { readonly url: string; readonly local: LocalDescription },
  stateFolder: string,
): string {
  const accounts = local.identity.providers.map(({ id, accounts }) => {
    const people = accounts.map(({ user, password }) => (password === "" ? user : `${user} / ${password}`));
    return `  ${id.padEnd(8)} ${people.join(", ")}`;
  });
  return [
    `Portal ready: ${url}`,
    `Console: ${url}__local`,
    `State: ${stateFolder}`,
    "Test accounts (user / password; without a password: chosen from a list):",
    ...accounts,
    "",
  ].join("\n");
}
