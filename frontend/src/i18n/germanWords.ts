/**
 * Our English texts give the German word of officials in brackets: "(Bescheid)". Abbreviations have no small letters, and
 * an English word in brackets begins with one. Without a look behind, which Safari before 16.4 cannot read.
 */
const GERMAN_WORD = /\((\p{Lu}\p{Ll}{3,}(?:-\p{Lu}\p{Ll}+)*)\)/gu;

/** The text in parts: every second one is a German word. */
export function withGermanWords(english: string): readonly string[] {
  const parts = english.split(GERMAN_WORD);
  const last = parts.length - 1;
  return parts.map((part, index) =>
    index % 2 === 1 ? part : `${index > 0 ? ")" : ""}${part}${index < last ? "(" : ""}`,
  );
}
