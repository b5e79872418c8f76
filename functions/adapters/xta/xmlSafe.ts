/** Without the characters that XML 1.0 (section 2.2) cannot carry, not even escaped. */
export function xmlSafe(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "\uFFFD");
}
