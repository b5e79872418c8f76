const YEAR_MILLISECONDS = 364 * 86_400_000;

export interface SecurityContact {
  readonly publicUrl: string;
  /** Whom a weakness is reported to: an address for mail or a page. */
  readonly contact: string;
  /** Of the build, so that the same sources give the same file. */
  readonly builtAt: number;
}

/**
 * `/.well-known/security.txt` (RFC 9116). It ends a year after the sources were committed (section 2.5.5 wants less than a
 * year): a portal that nobody builds for so long has nobody who answers.
 */
export function securityText({ publicUrl, contact, builtAt }: SecurityContact): string {
  const expires = new Date(builtAt + YEAR_MILLISECONDS).toISOString();
  return [
    `Contact: ${contact.includes("@") && !contact.includes("/") ? `mailto:${contact}` : contact}`,
    `Expires: ${expires}`,
    "Preferred-Languages: de, en",
    `Canonical: ${new URL("/.well-known/security.txt", publicUrl).href}`,
    "",
  ].join("\n");
}
