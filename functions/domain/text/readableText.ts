/**
 * Text as every recipient reads it: in one normal form (NFC), and without invisible characters. Applied once, where
 * text enters, so that screen, documents, data and search cannot differ. Line breaks, also those of word processors
 * (U+000B, U+000C, U+0085, U+2028), become `breaks`: a blank, or a line break where several lines are asked for.
 */
export function readableText(text: string, breaks: " " | "\n" = " "): string {
  const plain = text.replace(BREAK, breaks).replace(BLANK, " ").replace(UNSEEN, "");
  return (JOINER.test(plain) ? withNeededJoiners(plain) : plain).normalize("NFC");
}

const BREAK = /\r\n?|[\n\v\f\u0085\u2028\u2029]/g;
const BLANK = /[\t\p{Zs}]/gu;
/** Also half surrogates. Some Arabic and Syriac number signs count as format characters, yet they are seen. */
const UNSEEN =
  /(?![\n\u0600-\u0605\u06DD\u070F\u0890\u0891\u08E2\u{110BD}\u{110CD}\u200C\u200D\u180B-\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}])[\p{Cc}\p{Cf}\p{Cs}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]/gu;

/** Signs without a shape of their own that change the shape of their neighbours. */
const JOINER = /[\u200C\u200D\u180B-\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/u;
const IS_SELECTOR = /[\u180B-\u180D\u180F\uFE00-\uFE0F\u{E0100}-\u{E01EF}]/u;
/** What has chosen shapes: Unicode's StandardizedVariants.txt and its Ideographic Variation Database. */
const SHAPED = /[\p{Script=Han}\p{Script=Mongolian}\p{Script=Myanmar}\p{Extended_Pictographic}]/u;
/** Letters and marks of scripts whose spelling needs joiners. Made where one is met: a slow phone takes 25 ms for it. */
const joiningScript = (): RegExp =>
  /(?=[\p{L}\p{M}])[\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}]/u;
const EMOJI = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F]/u;

function withNeededJoiners(text: string): string {
  const signs = Array.from(text);
  const kept: string[] = [];
  for (const [at, sign] of signs.entries()) {
    const before = kept.at(-1) ?? "";
    if (!JOINER.test(sign) || isNeeded(sign, { before, after: signs[at + 1] ?? "" })) kept.push(sign);
  }
  return kept.join("");
}

function isNeeded(
  joiner: string,
  { before, after }: { readonly before: string; readonly after: string },
): boolean {
  if (IS_SELECTOR.test(joiner)) return SHAPED.test(before);
  if (joiner === "\u200D" && EMOJI.test(before) && /\p{Extended_Pictographic}/u.test(after)) return true;
  if (!joiningScript().test(before)) return false;
  // Half letters at the end of a word are written with a mark and a joiner.
  return joiningScript().test(after) || (joiner === "\u200D" && /\p{M}/u.test(before));
}
