import { bareAddress } from "#domain/text/bareAddress.ts";
import { plainDigits } from "#domain/text/plainDigits.ts";
import { readableText } from "#domain/text/readableText.ts";
import type { InputComponent } from "../CompiledForm.ts";
import { FIELD_TYPES } from "../types/fieldTypes.ts";

/**
 * The answer that a text stands for, typed or from an account: what was pasted around it goes, digits of another keyboard
 * become 0 to 9 where digits are asked for, and masks and letter case are brought in.
 */
export function cleanText(text: string, field: InputComponent): string {
  const { settings } = field;
  const { hasLines, keepsSpaces } = FIELD_TYPES[field.type];
  const readable = isOfDigits(field) ? plainDigits(text) : readableText(text, hasLines ? "\n" : " ");
  const plain = withoutNotation(readable, field);
  const trimmed = keepsSpaces ? plain : plain.trim();
  const spaced = settings?.trimSpaces === true ? trimmed.replace(/ {2,}/g, " ") : trimmed;
  const cased =
    settings?.case === "uppercase"
      ? spaced.toUpperCase()
      : settings?.case === "lowercase"
        ? spaced.toLowerCase()
        : spaced;
  return settings?.mask === undefined ? cased : masked(cased, settings.mask);
}

/** What links, address books and envelopes write around a phone number, an address or a postal code. */
function withoutNotation(text: string, { type, autocomplete }: InputComponent): string {
  if (type === "email") return bareAddress(text);
  if (type === "phoneNumber") return text.replace(/^\s*tel:\s*/i, "").replace(HYPHEN, "-");
  return isPostalCode(autocomplete) ? text.replace(GERMAN_POSTAL_CODE, "$1$2") : text;
}

const HYPHEN = /[\u2010-\u2015\u2212]/g;
/** A blank within is as people read it aloud. */
const GERMAN_POSTAL_CODE = /^\s*(?:D(?:E)?[\s\-\u2010-\u2013]?)?(\d{2})\s?(\d{3})\s*$/i;

/** A number that is no quantity: a phone number, a postal code. */
function isOfDigits({ type, inputMode, autocomplete, settings }: InputComponent): boolean {
  return (
    type === "phoneNumber" ||
    inputMode === "numeric" ||
    inputMode === "tel" ||
    isPostalCode(autocomplete) ||
    settings?.mask !== undefined
  );
}

function isPostalCode(autocomplete: string | undefined): boolean {
  return autocomplete?.endsWith("postal-code") === true;
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
