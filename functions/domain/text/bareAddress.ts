/** An e-mail address as links (`mailto:`, RFC 6068) and address books (`Name <address>`, RFC 5322) have it, alone. */
export function bareAddress(text: string): string {
  const inBrackets = /<([^<>\s]+@[^<>\s]+)>\s*$/.exec(text)?.[1];
  return (inBrackets ?? text).trim().replace(/^mailto:\s*([^?\s]+)(?:\?.*)?$/i, "$1");
}
