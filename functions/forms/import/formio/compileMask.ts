const LETTERS = "A-Za-z\\u0410-\\u044F\\u0401\\u0451\\u00C0-\\u00FF\\u00B5";
const CAPITALS = "A-Z\\u0410-\\u042F\\u0401\\u00C0-\\u00DE\\u00F7";
/** Classes of the mask library that Form.io uses for text fields. */
const TEXT_CLASSES: Readonly<Record<string, string>> = {
  "9": "[0-9\\uFF10-\\uFF19]",
  a: `[${LETTERS}]`,
  "*": `[0-9\\uFF10-\\uFF19${LETTERS}]`,
  A: `[${CAPITALS}]`,
  "&": `[0-9${CAPITALS}]`,
  "#": "[0-9A-F]",
};
/** Classes of Form.io's own masks, for all other types. */
const PLAIN_CLASSES: Readonly<Record<string, string>> = {
  "9": "\\d",
  A: "[a-zA-Z]",
  a: "[a-z]",
  "*": "[a-zA-Z0-9]",
};

const escaped = (character: string): string => character.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** The pattern of a mask of a text field, or undefined where the mask uses alternatives. */
export function textMaskPattern(mask: string): string | undefined {
  if (/(?<!\\)\|/.test(mask) || /\)\{/.test(mask)) return undefined;
  let pattern = "";
  for (let index = 0; index < mask.length; index += 1) {
    const character = mask.charAt(index);
    const quantifier = /^\{(\d{1,3}|\d{1,3},\d{1,3})\}/.exec(mask.slice(index));
    if (character === "\\") pattern += escaped(mask.charAt((index += 1)));
    else if (character === "[") pattern += "(?:";
    else if (character === "]") pattern += ")?";
    else if (quantifier !== null) {
      pattern += quantifier[0];
      index += quantifier[0].length - 1;
    } else pattern += TEXT_CLASSES[character] ?? escaped(character);
  }
  return pattern;
}

/**
 * The pattern of a mask of every other type. Letters at the end may be missing, as in `@formio/core` (`matchInputMask`
 * looks for a letter in "undefined").
 */
export function plainMaskPattern(mask: string): string {
  const classes = Array.from(mask, (character) => PLAIN_CLASSES[character] ?? escaped(character));
  const isLetter = (index: number): boolean => /[Aa*]/.test(mask.charAt(index));
  let firm = classes.length;
  while (firm > 0 && isLetter(firm - 1)) firm -= 1;
  const end = classes.slice(firm).reduceRight((rest, part) => `(?:${part}${rest})?`, "");
  return classes.slice(0, firm).join("") + end;
}
