import type { StreamPlace } from "./PdfFile.ts";
import { decodeName, isDigit, isRegular, isWhite } from "./PdfValue.ts";
import { endOfString } from "./stringBytes.ts";

/** What a content stream does. `objects`: it only paints what these external objects paint. */
export type Content =
  | { readonly kind: "paints" }
  | { readonly kind: "objects"; readonly names: readonly string[] };

const PAINTS: Content = { kind: "paints" };
/** Letters of the longest word that is known. */
const LONGEST = 5;

/**
 * Operators that leave no mark (ISO 32000-1, table 51), and the words that are values. Whatever else stands in a content
 * counts as painting: a page is called empty only where nothing on it is unknown.
 */
const LEAVES_NO_MARK = new Set(
  [
    "q Q cm w J j M d ri i gs m l c v y h re n W W*",
    "BT ET Tc Tw Tz TL Tf Tr Ts Td TD Tm T*",
    "CS cs SC SCN sc scn G g RG rg K k",
    "MP DP BMC BDC EMC BX EX true false null",
  ]
    .flatMap((words) => words.split(" "))
    .map((word) => codeOf(Buffer.from(word, "latin1"), { from: 0, to: word.length })),
);
const DO = codeOf(Buffer.from("Do", "latin1"), { from: 0, to: 2 });
/** More objects than an empty page has any use for. */
const MOST_NAMES = 100;

/** Reads the words of a content in one pass, and stops at the first that paints. */
export function readContent(bytes: Buffer): Content {
  const names = new Set<string>();
  let name: StreamPlace | undefined;
  let at = 0;
  while (at < bytes.length) {
    const byte = bytes[at];
    if (isWhite(byte)) {
      at += 1;
    } else if (byte === 0x25) {
      while (at < bytes.length && bytes[at] !== 0x0a && bytes[at] !== 0x0d) at += 1;
    } else if (byte === 0x28 || (byte === 0x3c && bytes[at + 1] !== 0x3c)) {
      const end = endOfString(bytes, at);
      if (end === undefined) return PAINTS;
      at = end;
    } else if (byte === 0x2f) {
      name = wordAt(bytes, at + 1);
      at = name.to;
    } else if (isRegular(byte)) {
      const word = wordAt(bytes, at);
      at = word.to;
      if (isNumber(bytes, word)) continue;
      const code = codeOf(bytes, word);
      if (code === DO && name !== undefined && names.size < MOST_NAMES) names.add(nameOf(bytes, name));
      else if (!LEAVES_NO_MARK.has(code)) return PAINTS;
      name = undefined;
    } else {
      // Brackets of lists and dictionaries, which are values here.
      at += byte === 0x3c ? 2 : 1;
    }
  }
  return { kind: "objects", names: [...names] };
}

function wordAt(bytes: Buffer, from: number): StreamPlace {
  let to = from;
  while (isRegular(bytes[to])) to += 1;
  return { from, to };
}

function nameOf(bytes: Buffer, { from, to }: StreamPlace): string {
  return decodeName(bytes.toString("latin1", from, to));
}

/** A word as one number, without a string for each of millions; -1 for a word that is too long to be known. */
function codeOf(bytes: Buffer, { from, to }: StreamPlace): number {
  if (to - from > LONGEST) return -1;
  let code = 0;
  for (let at = from; at < to; at += 1) code = code * 256 + (bytes[at] ?? 0);
  return code;
}

/** Whether a word has only digits, signs and points; what a viewer makes of several points leaves no mark either. */
function isNumber(bytes: Buffer, { from, to }: StreamPlace): boolean {
  for (let at = from; at < to; at += 1) {
    const byte = bytes[at];
    if (!isDigit(byte) && byte !== 0x2b && byte !== 0x2d && byte !== 0x2e) return false;
  }
  return true;
}
