/** An address of this portal, or undefined: one slash, then no second one and no backslash (open redirects). */
export function ownPath(address: string | null): string | undefined {
  return address !== null && /^\/(?![/\\])[^\\\s]*$/.test(address) ? address : undefined;
}
