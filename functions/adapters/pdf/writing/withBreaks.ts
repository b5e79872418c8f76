import { BREAK_HERE } from "./lineWriting.ts";
import { lettersOf } from "./shapedClusters.ts";

const WITHOUT_BLANKS = /[\p{scx=Thai}\p{scx=Lao}\p{scx=Khmer}\p{scx=Myanmar}]/u;
const words = new Intl.Segmenter("th", { granularity: "word" });

/**
 * The text with marks where a line may be broken though there is no blank: between words of scripts that write none, and
 * between the letters, but never within one, of a word that is longer than a line.
 */
export function withBreaks(text: string, isTooLong: (word: string) => boolean): string {
  return text
    .split(/( |\n)/)
    .map((word) => {
      const parts = WITHOUT_BLANKS.test(word)
        ? Array.from(words.segment(word), ({ segment }) => segment)
        : [word];
      return parts
        .map((part) => (isTooLong(part) ? lettersOf(part).join(BREAK_HERE) : part))
        .join(BREAK_HERE);
    })
    .join("");
}
