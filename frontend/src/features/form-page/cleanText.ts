import type { InputComponent } from "../../../../functions/forms/CompiledForm.ts";

/**
 * The text that stays when a field is left: what was pasted around it goes, and masks and letter case are brought in
 * now and not while typing, which would fight with screen readers and other keyboards.
 */
export function cleanText(text: string, { type, settings }: InputComponent): string {
  const trimmed = type === "password" ? text : text.trim();
  const spaced = settings?.trimSpaces === true ? trimmed.replace(/ {2,}/g, " ") : trimmed;
  const cased =
    settings?.case === "uppercase"
      ? spaced.toUpperCase()
      : settings?.case === "lowercase"
        ? spaced.toLowerCase()
        : spaced;
  return settings?.mask === undefined ? cased : masked(cased, settings.mask);
}

const SLOTS: Readonly<Record<string, RegExp>> = { "9": /\p{Nd}/u, a: /\p{L}/u, "*": /[\p{L}\p{Nd}]/u };

/** The text in the form of a mask; as it is when it does not fit, so that nothing is lost. */
function masked(text: string, mask: string): string {
  const given = Array.from(text).filter((char) => SLOTS["*"]?.test(char));
  const result: string[] = [];
  for (const sign of mask) {
    const slot = SLOTS[sign];
    if (slot === undefined) {
      result.push(sign);
      // A fixed letter or digit of the mask may have been typed, too.
      if (given[0] === sign) given.shift();
      continue;
    }
    const next = given.shift();
    if (next === undefined || !slot.test(next)) return text;
    result.push(next);
  }
  return given.length === 0 ? result.join("") : text;
}
