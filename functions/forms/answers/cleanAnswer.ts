import { plainDigits } from "#domain/text/plainDigits.ts";
import { readableText } from "#domain/text/readableText.ts";
import type { InputComponent } from "../CompiledForm.ts";
import type { JsonValue } from "../JsonValue.ts";
import { FIELD_TYPES } from "../types/fieldTypes.ts";

/** Readable text in every part of an answer, keys that people type included; several lines where the field has them. */
export function cleanAnswer({ type }: Pick<InputComponent, "type">, value: JsonValue): JsonValue {
  const { isChosen, hasLines } = FIELD_TYPES[type];
  return isChosen ? value : cleaned(value, hasLines ? "\n" : " ");
}

function cleaned(value: JsonValue, breaks: " " | "\n"): JsonValue {
  if (typeof value === "string") return readableText(value, breaks);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => cleaned(item, breaks));
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [readableText(key), cleaned(own, breaks)]),
  );
}

/**
 * The answer that a text stands for, typed or from an account: what was pasted around it goes, digits of another keyboard
 * become 0 to 9 where digits are asked for, and masks and letter case are brought in.
 */
export function cleanText(text: string, field: InputComponent): string {
  const { settings } = field;
  const isPostalCode = field.autocomplete?.endsWith("postal-code") === true;
  const { bare, hasLines, isOfDigits, keepsSpaces } = FIELD_TYPES[field.type];
  const ofDigits =
    isOfDigits ?? (isPostalCode || /numeric|tel/.test(field.inputMode ?? "") || settings?.mask !== undefined);
  const readable = ofDigits ? plainDigits(text) : readableText(text, hasLines ? "\n" : " ");
  const plain = isPostalCode ? readable.replace(GERMAN_POSTAL_CODE, "$1$2") : (bare?.(readable) ?? readable);
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

/** A blank within is as people read it aloud. */
const GERMAN_POSTAL_CODE = /^\s*(?:D(?:E)?[\s\-\u2010-\u2013]?)?(\d{2})\s?(\d{3})\s*$/i;

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
