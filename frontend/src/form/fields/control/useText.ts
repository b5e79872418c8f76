import type { ChangeEvent } from "react";
import type { FieldProps } from "./FieldProps.ts";
import { useForm } from "#ui/form/FormContext.ts";
import { plainDigits } from "#domain/text/plainDigits.ts";
import { textOf } from "./textOf.ts";
import type { InputComponent } from "#forms/CompiledForm.ts";
import { FIELD_TYPES } from "#forms/types/fieldTypes.ts";

interface TextBinding {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onBlur: () => void;
}

/** Text as it is typed; what is cleaned up is cleaned up when the field is left. */
export function useText({ field, path, view }: FieldProps): TextBinding {
  const { store } = useForm();
  const shown = view.typed ?? textOf(view.value);
  return {
    value: shown,
    onChange({ target }) {
      store.type(path, { text: target.value, value: target.value === "" ? undefined : target.value });
    },
    onBlur() {
      const clean = cleanText(shown, field);
      if (clean !== shown) store.set(path, clean === "" ? undefined : clean);
      store.leave(path);
    },
  };
}

/**
 * The text that stays when a field is left: what was pasted around it goes, digits of another keyboard become 0 to 9
 * where digits are asked for, and masks and letter case are brought in now and not while typing, which would fight with screen readers and other keyboards.
 */
function cleanText(text: string, field: InputComponent): string {
  const { type, settings } = field;
  const plain = isOfDigits(field) ? plainDigits(text) : text;
  const trimmed = FIELD_TYPES[type].keepsSpaces ? plain : plain.trim();
  const spaced = settings?.trimSpaces === true ? trimmed.replace(/ {2,}/g, " ") : trimmed;
  const cased =
    settings?.case === "uppercase"
      ? spaced.toUpperCase()
      : settings?.case === "lowercase"
        ? spaced.toLowerCase()
        : spaced;
  return settings?.mask === undefined ? cased : masked(cased, settings.mask);
}

/** A number that is no quantity: a phone number, a postal code. */
function isOfDigits({ type, inputMode, settings }: InputComponent): boolean {
  return (
    type === "phoneNumber" || inputMode === "numeric" || inputMode === "tel" || settings?.mask !== undefined
  );
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
