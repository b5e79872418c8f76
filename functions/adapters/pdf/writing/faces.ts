import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

/** Font files of one script, from node_modules. */
export interface Face {
  readonly regular: string;
  readonly strong: string;
  /** Letters for which this face is asked; absent for the one that is always tried first. */
  readonly letters?: RegExp;
}

function noto(name: string, letters: RegExp): Face {
  return { regular: fileOf(name, "400Regular"), strong: fileOf(name, "600SemiBold"), letters };
}

/** Ten thousand letters of ten megabytes: one weight has to do, and no function carries the other. */
function notoOfOneWeight(name: string, letters: RegExp): Face {
  const regular = fileOf(name, "400Regular");
  return { regular, strong: regular, letters };
}

function fileOf(name: string, weight: "400Regular" | "600SemiBold"): string {
  return resolve(
    `@expo-google-fonts/noto-sans-${name.toLowerCase()}/${weight}/NotoSans${name}_${weight}.ttf`,
  );
}

/** Noto Sans covers the characters of German registers (DIN 91379), Greek and Cyrillic. */
export const MAIN_FACE: Face = {
  regular: resolve("@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf"),
  strong: resolve("@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold.ttf"),
};

/** Read only for documents in which one of their letters stands. */
export const FURTHER_FACES: readonly Face[] = [
  noto("Arabic", /\p{scx=Arabic}/u),
  noto("Hebrew", /\p{scx=Hebrew}/u),
  noto("Georgian", /\p{scx=Georgian}/u),
  noto("Armenian", /\p{scx=Armenian}/u),
  noto("Ethiopic", /\p{scx=Ethiopic}/u),
  noto("Devanagari", /\p{scx=Devanagari}/u),
  noto("Bengali", /\p{scx=Bengali}/u),
  noto("Gurmukhi", /\p{scx=Gurmukhi}/u),
  noto("Gujarati", /\p{scx=Gujarati}/u),
  noto("Tamil", /\p{scx=Tamil}/u),
  noto("Telugu", /\p{scx=Telugu}/u),
  noto("Kannada", /\p{scx=Kannada}/u),
  noto("Malayalam", /\p{scx=Malayalam}/u),
  noto("Sinhala", /\p{scx=Sinhala}/u),
  noto("Thai", /\p{scx=Thai}/u),
  noto("Lao", /\p{scx=Lao}/u),
  noto("Khmer", /\p{scx=Khmer}/u),
  noto("Myanmar", /\p{scx=Myanmar}/u),
  notoOfOneWeight("KR", /\p{scx=Hangul}/u),
  // Chinese letters of both kinds, and Japanese ones.
  notoOfOneWeight("SC", /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Bopomofo}\uFF00-\uFFEF]/u),
];
