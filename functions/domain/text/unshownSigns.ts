/**
 * Characters that the fonts of our documents contain (`adapters/pdf/writing/faces.ts`), listed without the fonts:
 * scripts, punctuation, digits and currency signs. A test holds both equal.
 */
const scripts = (): RegExp =>
  /^(?=[\0-\uFFFF])(?![\u2160-\u2188])[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Georgian}\p{Script=Armenian}\p{Script=Ethiopic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Bopomofo}]$/u;
const SIGNS =
  /^[\n -~\u00A0-\u00FF\u02B0-\u036F\u060C\u061B\u061F\u0640\u064B-\u065F\u0964\u0965\u200C\u200D\u2010-\u2027\u2030-\u203A\u20AC\u2116\u2122\u3001-\u3003\u3005-\u3011\u3014-\u301B\u30FB\u30FC\uFE00-\uFE0F\uFF01-\uFF5E]$/u;

/** Each sign of a text once that a document can only show by its number, such as an emoji. */
export function unshownSigns(text: string): readonly string[] {
  return [
    ...new Set(
      Array.from(text.normalize("NFC")).filter((sign) => !SIGNS.test(sign) && !scripts().test(sign)),
    ),
  ];
}
