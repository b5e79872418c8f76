import { portalTexts } from "#build/texts/portalTexts.ts";

/** Properties of a pseudo-language. */
interface Pseudo {
  readonly tag: string;
  readonly letters: (letter: string) => string;
  /** Texts of other languages are longer than the German ones. */
  readonly longer: string;
}

const LATIN = "abcdefghijklmnopqrstuvwxyz";
const ACCENTED = "áƀçđéƒǵħíĵķłɱñóƥɋřšŧúṽŵẋýž";
const ARABIC = "ابجدهوزحطيكلمنسعفصقرشتثخذض";

function written(in_: string): (letter: string) => string {
  return (letter) => in_[LATIN.indexOf(letter.normalize("NFD").charAt(0).toLowerCase())] ?? letter;
}

export const PSEUDO = {
  eo: { tag: "en-XA", letters: written(ACCENTED), longer: " ~~" },
  ar: { tag: "ar", letters: written(ARABIC), longer: "" },
} as const satisfies Readonly<Record<string, Pseudo>>;

/** The German texts with other letters: names of values and marks stay, and a count has every form of the language. */
export async function pseudoTexts(code: keyof typeof PSEUDO): Promise<ReadonlyMap<string, string>> {
  const { tag, letters, longer }: Pseudo = PSEUDO[code];
  const forms = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const entries = [...(await portalTexts("de"))].flatMap(([key, text]): (readonly [string, string])[] => {
    const pseudo = `${text.replaceAll(/\{\{\w+\}\}|<\/?\w+>|\p{L}/gu, (part) => (part.length > 1 ? part : letters(part)))}${longer}`;
    return key.endsWith("_other")
      ? forms.map((form) => [key.replace(/other$/, form), pseudo])
      : [[key, pseudo]];
  });
  return new Map(entries);
}
