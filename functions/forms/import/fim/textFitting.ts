import { RegExpParser, type AST } from "@eslint-community/regexpp";
import type { FimLimits } from "./FimSchema.ts";

const WORD = "Beispiel";
/** Characters to try where a pattern takes one of several. */
const CHARACTERS = "a1A0b2B3cC-. ".split("");

/** A text that keeps to these limits, for examples; undefined where none is found. */
export function textFitting({ minLength = 1, maxLength = Infinity, pattern }: FimLimits): string | undefined {
  const least = Math.max(1, minLength);
  const fits = (text: string): boolean =>
    text.length >= least && text.length <= maxLength && (pattern === undefined || whole(pattern).test(text));
  if (pattern === undefined) {
    const text = WORD.repeat(Math.ceil(least / WORD.length));
    return [text.slice(0, maxLength), text.slice(0, least)].find(fits);
  }
  const shortest = shortestOf(pattern);
  const candidates = [
    shortest,
    shortest + shortest.slice(-1).repeat(Math.max(0, least - shortest.length)),
    WORD.slice(0, Math.min(maxLength, WORD.length)),
    "1".repeat(Math.min(least, 1_000)),
  ];
  return candidates.find(fits);
}

/** The pattern over the whole text, as browsers read the HTML attribute. */
export function whole(pattern: string): RegExp {
  return new RegExp(wholePattern(pattern), "u");
}

export function wholePattern(pattern: string): string {
  return `^(?:${pattern.replace(/^\^/, "").replace(/(?<!\\)\$$/, "")})$`;
}

/** A text with as little as the pattern needs of each part. Callers look whether it fits. */
function shortestOf(pattern: string): string {
  const { alternatives } = new RegExpParser({ ecmaVersion: 2025 }).parsePattern(pattern, 0, pattern.length, {
    unicode: true,
  });
  return oneOf(alternatives);
}

function oneOf([first]: readonly AST.Alternative[]): string {
  return (first?.elements ?? []).map(textOf).join("");
}

function textOf(part: AST.Element): string {
  switch (part.type) {
    case "Character":
      return String.fromCodePoint(part.value);
    case "CharacterClass":
    case "CharacterSet":
      return CHARACTERS.find((one) => whole(part.raw).test(one)) ?? firstOfClass(part);
    case "Group":
    case "CapturingGroup":
      return oneOf(part.alternatives);
    case "Quantifier":
      return textOf(part.element).repeat(Math.min(part.min, 1_000));
    default:
      return "";
  }
}

function firstOfClass(part: AST.Element): string {
  const [first] = part.type === "CharacterClass" ? part.elements : [];
  if (first?.type === "Character") return String.fromCodePoint(first.value);
  return first?.type === "CharacterClassRange" ? String.fromCodePoint(first.min.value) : "";
}
