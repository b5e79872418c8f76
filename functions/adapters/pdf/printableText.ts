/**
 * Text that the font can show. A character without glyph breaks PDF/A and PDF/UA, and people type anything: control
 * and format characters go, other unknown characters become visible as `[U+1F600]`, so that nothing vanishes silently.
 */
export function printableText(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const cleaned = text
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[\t\u3000]/g, " ")
    .replace(/[^\n\P{Cc}]|\p{Cf}|\p{Variation_Selector}/gu, "");
  return Array.from(cleaned, (character) => {
    const codePoint = character.codePointAt(0) ?? 0;
    if (character === "\n" || hasGlyph(codePoint)) return character;
    return `[U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}]`;
  }).join("");
}
