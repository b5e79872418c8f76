/** An e-mail address as links (`mailto:`, RFC 6068) and address books (`Name <address>`, RFC 5322) have it, alone. */
export function bareAddress(text: string): string {
  const inBrackets = /<([^<>\s]+@[^<>\s]+)>\s*$/.exec(text)?.[1];
  return (inBrackets ?? text).trim().replace(/^mailto:\s*([^?\s]+)(?:\?.*)?$/i, "$1");
}

/** Longer texts are no addresses; the bound keeps the work of the patterns small. */
export const MAX_ADDRESS = 2000;
/** Form.io's, and domains with letters of every language (RFC 5890), as people have them. */
const address = (): RegExp =>
  /^(?:[^<>()[\]\\.,;:\s@"]+(?:\.[^<>()[\]\\.,;:\s@"]+)*|".+")@(?:\[\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\]|(?:[\p{L}\p{M}\p{Nd}-]+\.)+(?:\p{L}[\p{L}\p{M}]+|xn--[a-zA-Z\d-]+))$/u;

/** Whether a text is an e-mail address and nothing else, wherever the portal asks for one. */
export function isEmailAddress(text: string): boolean {
  return text.length <= MAX_ADDRESS && address().test(text);
}
