import { readableText } from "../../domain/text/readableText.ts";
import { lettersOf } from "./writing/shapedClusters.ts";

/**
 * Text that the fonts can show. A character without glyph breaks PDF/A and PDF/UA, and people type anything: what no font
 * has becomes visible as `[U+1F600]`, so that nothing vanishes silently. Half characters of stored names go.
 */
export function printableText(text: string, hasLetter: (letter: string) => boolean): string {
  return lettersOf(readableText(text, "\n"))
    .map((letter) => (letter === "\n" || hasLetter(letter) ? letter : written(letter, hasLetter)))
    .join("");
}

/** Letter by letter, for one of its marks may be all that is missing. */
function written(letter: string, hasLetter: (letter: string) => boolean): string {
  return Array.from(letter, (sign) => {
    if (WITHOUT_SHAPE.test(sign)) return "";
    if (hasLetter(sign)) return sign;
    return `[U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`;
  }).join("");
}

const WITHOUT_SHAPE = /[\u200C\u200D]|\p{Variation_Selector}/u;
