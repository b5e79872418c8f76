import { acceptsText } from "../answers/acceptedValues.ts";
import type { FieldType, ServerFieldType } from "../FieldType.ts";
import { maskedText, maskSettings } from "./textfield.ts";

const HYPHEN = /[\u2010-\u2015\u2212]/g;

export const phoneNumber: FieldType = {
  normalize: maskedText,
  bare: (text) => text.replace(/^\s*tel:\s*/i, "").replace(HYPHEN, "-"),
  isOfDigits: true,
  hasPlainItems: true,
};
export const phoneNumberAtServer: ServerFieldType = {
  words: { de: "Telefonnummer", en: "phone number" },
  accepts: acceptsText,
  settings: maskSettings,
};
