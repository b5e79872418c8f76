import type { Language, ReadText } from "./textsOf.ts";

export interface Sentence extends ReadText {
  readonly words: number;
  readonly isPassive: boolean;
  /** Nouns that stand for what somebody does: "Feststellung", "Notwendigkeit", "determination". */
  readonly officeNouns: number;
}

export interface Reading {
  readonly sentences: number;
  readonly wordsPerSentence: number;
  /** Percent of the sentences. */
  readonly passive: number;
  /** In a hundred sentences. */
  readonly officeNouns: number;
}

const OFFICE_NOUN = {
  de: /\p{L}{4,}(?:ung|keit|heit)(?:en|s)?(?!\p{L})/gu,
  en: /\p{L}{4,}(?:tion|ment|ity|ance|ence)s?(?!\p{L})/gu,
} as const;

const PARTICIPLE = String.raw`(?:\p{L}*ge\p{Ll}{2,}(?:t|en)|\p{Ll}{3,}iert|(?:ver|be|ent|er|über|zer)\p{Ll}{2,}t)(?!\p{L})`;
const WERDEN = String.raw`(?<!\p{L})(?:wird|werden|wurden?|worden)(?!\p{L})`;

/** An auxiliary with a participle in the same sentence. */
const PASSIVE = {
  de: new RegExp(String.raw`${WERDEN}.*(?<!\p{L})${PARTICIPLE}|(?<!\p{L})${PARTICIPLE} ${WERDEN}`, "u"),
  en: /\b(?:is|are|was|were|be|been|being)\b(?: \w+){0,2} (?:\w{3,}ed|sent|made|kept|paid|lost|found|told|done|given|taken|known|shown|written)\b/,
} as const;

/** The sentences of texts; marks are no words, a value counts as one. */
export function sentencesOf(texts: readonly ReadText[], language: Language): readonly Sentence[] {
  return texts.flatMap(({ where, text }) =>
    text
      .replaceAll(/<br ?\/?>|<\/?(?:p|li|h\d)>|\\n/g, "\n")
      .replaceAll(/<[^>]+>/g, "")
      .split(/(?<=[.!?:…])\s+|\n/u)
      .map((sentence) => sentence.trim())
      .map((sentence) => ({
        where,
        text: sentence,
        words: sentence.match(/[\p{L}\d][\p{L}\d.,’'-]*|\{\{\w+\}\}/gu)?.length ?? 0,
        isPassive: PASSIVE[language].test(sentence),
        officeNouns: sentence.match(OFFICE_NOUN[language])?.length ?? 0,
      }))
      // A label of two words is no sentence.
      .filter(({ words }) => words > 2),
  );
}

/** How the sentences of one screen, or of all, read. */
export function readingOf(sentences: readonly Sentence[]): Reading {
  const count = sentences.length;
  const sum = (of: (sentence: Sentence) => number): number =>
    sentences.reduce((total, sentence) => total + of(sentence), 0);
  const rounded = (value: number): number => (count === 0 ? 0 : Math.round((value / count) * 10) / 10);
  return {
    sentences: count,
    wordsPerSentence: rounded(sum(({ words }) => words)),
    passive: Math.round(rounded(sum(({ isPassive }) => (isPassive ? 100 : 0)))),
    officeNouns: Math.round(rounded(sum(({ officeNouns }) => officeNouns * 100))),
  };
}

/** How each screen reads: the one that a text belongs to is the first part of its key. */
export function readingOfScreens(
  sentences: readonly Sentence[],
): readonly (Reading & { readonly screen: string })[] {
  const screens = new Map<string, Sentence[]>();
  for (const sentence of sentences) {
    const [screen = ""] = sentence.where.split(".");
    screens.set(screen, [...(screens.get(screen) ?? []), sentence]);
  }
  return [...screens].map(([screen, own]) => ({ screen, ...readingOf(own) }));
}
