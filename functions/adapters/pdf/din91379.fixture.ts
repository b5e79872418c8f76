/** Ranges of code points, as `first-last` in hexadecimal digits. */
function between(ranges: string): readonly string[] {
  return ranges.split(" ").flatMap((range) => {
    const [first = 0, last = first] = range.split("-").map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (...[, index]) => String.fromCodePoint(first + index));
  });
}

/**
 * Letters that German registers write (DIN 91379, normative letters of bll, of Greek (gl) and Bulgarian (bc)), which have a
 * character of their own.
 */
export const REGISTERED_LETTERS: readonly string[] = between(
  [
    "0041-005A 0061-007A 00C0-00D6 00D8-00F6 00F8-017E 0187-0188 018F 0197 01A0-01A1 01AF-01B0 01B7",
    "01CD-01DC 01DE-01DF 01E2-01F0 01F4-01F5 01F8-01FF 0212-0213 0218-021B 021E-021F 0227-0233 0259 0268 0292",
    "1E02-1E03 1E06-1E07 1E0A-1E11 1E17 1E1C-1E2B 1E2F-1E37 1E3A-1E3B 1E40-1E49 1E52-1E5B 1E5E-1E63 1E6A-1E6F",
    "1E80-1E87 1E8C-1E97 1E9E 1EA0-1EF9 1E20-1E21 0237",
    "0386 0388-038A 038C 038E-03A1 03A3-03CE 0410-042A 042C 042E-044A 044C 044E-044F 040D 045D",
  ].join(" "),
);

/** Letters that it writes as sequences. */
export const REGISTERED_SEQUENCES: readonly string[] = [
  "A̋ C̀ C̄ C̆ C̈ C̕ C̣ C̦ C̨̆ D̂ F̀ F̄ G̀ H̄ H̦ H̱ J́ J̌ K̀ K̂ K̄ K̇ K̕ K̛ K̦ K͟H K͟h L̂ L̥ L̥̄ L̦ M̀ M̂ M̆ M̐ N̂ N̄ N̆ N̦ P̀ P̄ P̕ P̣",
  "R̆ R̥ R̥̄ S̀ S̄ S̛̄ S̱ T̀ T̄ T̈ T̕ T̛ U̇ Z̀ Z̄ Z̆ Z̈ Z̧ a̋ c̀ c̄ c̆ c̈ c̕ c̣ c̦ c̨̆ d̂ f̀ f̄ g̀ h̄ h̦ j́ k̀ k̂ k̄ k̇ k̕ k̛ k̦ k͟h l̂ l̥ l̥̄ l̦",
  "m̀ m̂ m̆ m̐ n̂ n̄ n̆ n̦ p̀ p̄ p̕ p̣ r̆ r̥ r̥̄ s̀ s̄ s̛̄ s̱ t̀ t̄ t̕ t̛ u̇ z̀ z̄ z̆ z̈ z̧ Ç̆ ç̆ Û̄ û̄ ž̦ Ž̦ ḳ̄ Ḳ̄ ḥ̣ Ṝ ṝ Ṣ̄ ṣ̄ Ṭ̄ ṭ̄ Ž̧ ž̧",
].flatMap((line) => line.normalize("NFC").split(" "));

/** Names as people have them, one for each kind of spelling that documents came out wrong in. */
export const SAMPLE_NAMES = {
  leftToRight: [
    "Thị Thuỳ Linh",
    "Ọlúwaṣẹ́gun",
    "Bezirksregierung Münster",
    "प्रिया शर्मा",
    "বাংলা",
    "ਗੁਰਮੁਖੀ",
    "ગુજરાતી",
    "தமிழ் கொ",
    "తెలుగు",
    "ಕನ್ನಡ",
    "മലയാളം",
    "සිංහල",
    "护理学学士",
    "山田太郎 かな カナ",
    "간호학사",
    "საექთნო საქმის დიპლომი",
    "Բուժքույրի դիպլոմ",
    "የነርስ ዲፕሎማ",
    "ประกาศนียบัตรพยาบาล น้ำ",
    "ລາວ",
    "ស្រី ខ្មែរ",
    "မြန်မာ",
    "Αλεξάνδρα Παπαδοπούλου",
    "Олександра Їжак",
  ],
  rightToLeft: [
    "إجازة في التمريض",
    "کارشناسی پرستاری",
    "می\u200Cخواهم",
    "علی\u200Cرضا مهدی\u200Cزاده",
    "مُحَمَّد",
    "בוגר בסיעוד",
  ],
} as const;
