/** A script that documents are written in, with the package of its font and the files of it that are read and packed. */
export interface Font {
  readonly packageName: string;
  readonly regular: string;
  /** Of headings; the regular one where one weight has to do. */
  readonly strong: string;
  /** Letters for which the font is asked; absent for the one that is always tried first. */
  readonly letters?: RegExp;
}

function noto(script: string, letters: RegExp): Font {
  return {
    packageName: `@expo-google-fonts/noto-sans-${script.toLowerCase()}`,
    regular: `400Regular/NotoSans${script}_400Regular.ttf`,
    strong: `600SemiBold/NotoSans${script}_600SemiBold.ttf`,
    letters,
  };
}

/** Ten thousand letters of ten megabytes: one weight has to do. */
function notoOfOneWeight(script: string, letters: RegExp): Font {
  const font = noto(script, letters);
  return { ...font, strong: font.regular };
}

/** Noto Sans covers the characters of German registers (DIN 91379), Greek and Cyrillic. */
export const MAIN_FONT: Font = {
  packageName: "@expo-google-fonts/noto-sans",
  regular: "400Regular/NotoSans_400Regular.ttf",
  strong: "600SemiBold/NotoSans_600SemiBold.ttf",
};

/** Read only for documents in which one of their letters stands. */
export const FURTHER_FONTS: readonly Font[] = [
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
