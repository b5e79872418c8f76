/**
 * The address of a link, if it is one that a text may have: https, mailto, tel, or a path of the portal. Characters
 * that browsers leave out of addresses are left out before looking; a backslash is a slash to them (WHATWG URL).
 */
export function safeHref(written: string): string | undefined {
  const href = Array.from(written)
    .filter((character) => character > " ")
    .join("");
  if (/^https:\/\/[^/\\]/i.test(href) || /^(?:mailto|tel):./i.test(href)) return href;
  const isRelative = /^(?:[/#?]|\.{1,2}\/)/.test(href) && !href.startsWith("//") && !href.includes("\\");
  return isRelative ? href : undefined;
}
