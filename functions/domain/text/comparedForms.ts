import { plainDigits } from "./plainDigits.ts";

/**
 * Text for comparing as people type it: no case, no marks, digits as 0 to 9, single spaces. Two forms where they differ, because an umlaut
 * is written in two ways: `ue` for `ü` as in German, and `u` as on a keyboard without umlauts.
 */
export function comparedForms(text: string): readonly string[] {
  const lower = plainDigits(text).toLowerCase();
  return [...new Set([plain(lower.replace(/[äöü]/g, (sign) => UMLAUTS[sign] ?? sign)), plain(lower)])];
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue" };
/** Letters with a stroke and the like are not letters with a mark. */
const STROKES: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  ø: "o",
  đ: "d",
  ħ: "h",
  ı: "i",
  ł: "l",
  œ: "oe",
};

function plain(text: string): string {
  return text
    .replace(/[ßæøđħıłœ]/g, (sign) => STROKES[sign] ?? sign)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
