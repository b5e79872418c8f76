/**
 * Text without characters that nobody sees: control characters move the cursor of a terminal or end a cell, marks of
 * direction make a line read otherwise than it is. Line breaks and tabs stay.
 */
export function plainText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[\p{Cc}\p{Cs}\p{Co}\u202A-\u202E\u2066-\u2069\uFEFF]/gu, (character) =>
      character === "\n" || character === "\t" ? character : "",
    )
    .trim();
}
