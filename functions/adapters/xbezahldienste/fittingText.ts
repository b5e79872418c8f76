import { cutText } from "#domain/text/cutText.ts";

/** Letters that have no other mark to lose, and those that German offices write with two. */
const EXPANDED: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  ẞ: "SS",
  æ: "ae",
  œ: "oe",
  ø: "oe",
  å: "aa",
  þ: "th",
  ð: "d",
  đ: "d",
  ħ: "h",
  ı: "i",
  ĸ: "k",
  ł: "l",
  ŋ: "n",
  ŧ: "t",
  ſ: "s",
};

const PURPOSE_MAX = 27;
const DESCRIPTION_MAX = 250;
/** What stands there when nothing is left of a text: neither may be empty. */
const NOTHING_LEFT = "Zahlung";

/**
 * The purpose as bank statements carry it: ASCII letters, digits, `_`, `-` and blanks, at most 27 characters.
 * `upperCase`: for services that take nothing else.
 */
export function fittingPurpose(text: string, { upperCase }: { readonly upperCase: boolean }): string {
  const ascii = withPlainDashes(text).replace(/[^\p{ASCII}]/gu, transliterated);
  const fitting = cut(ascii.replace(/[^\w-]+/g, " "), PURPOSE_MAX);
  return upperCase ? fitting.toUpperCase() : fitting;
}

/** The description: also Latin letters with marks (U+00C0–U+017F), comma and full stop, at most 250 characters. */
export function fittingDescription(text: string): string {
  const latin = withPlainDashes(text).replace(/[^\p{ASCII}\u00C0-\u017F]/gu, transliterated);
  return cut(latin.replace(/[^\w,.\u00C0-\u017F-]+/g, " "), DESCRIPTION_MAX);
}

function withPlainDashes(text: string): string {
  return text.normalize("NFC").replace(/[\u2010-\u2015\u2212/]/g, "-");
}

function transliterated(letter: string): string {
  const lower = letter.toLowerCase();
  const expanded = EXPANDED[letter] ?? EXPANDED[lower];
  if (expanded === undefined) return letter.normalize("NFD").replace(/[^\p{ASCII}]/gu, "") || " ";
  return letter === lower ? expanded : expanded.charAt(0).toUpperCase() + expanded.slice(1);
}

function cut(text: string, length: number): string {
  return cutText(text.trim(), { characters: length }).trimEnd() || NOTHING_LEFT;
}
