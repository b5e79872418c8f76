const BYTES_PER_KB = 1000;
const BYTES_PER_MB = 1_000_000;

/**
 * A size as people read it, in one line, the same on screens and in documents: 1 MB is 1,000,000 bytes, and a kilobyte that was
 * begun counts. `tag`: a language for numbers.
 */
export function sizeText(bytes: number, tag: string): string {
  const isSmall = bytes < BYTES_PER_MB;
  const shown = isSmall ? Math.ceil(bytes / BYTES_PER_KB) : bytes / BYTES_PER_MB;
  const written = new Intl.NumberFormat(tag, { maximumFractionDigits: 1 }).format(shown);
  return `${written}\u00a0${isSmall ? "kB" : "MB"}`;
}
