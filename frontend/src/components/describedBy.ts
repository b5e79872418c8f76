/** Value of `aria-describedby`: the ids that exist, hint before error. */
export function describedBy(...ids: readonly (string | undefined | false)[]): string | undefined {
  const present = ids.filter((id) => id !== undefined && id !== false);
  return present.length === 0 ? undefined : present.join(" ");
}
