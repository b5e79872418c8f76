import { acceptsText } from "../answers/acceptedValues.ts";
import type { FieldType, ServerFieldType } from "../FieldType.ts";
import { maskedText, maskSettings } from "./textfield.ts";

export const phoneNumber: FieldType = { normalize: maskedText, hasPlainItems: true };
export const phoneNumberAtServer: ServerFieldType = {
  words: { de: "Telefonnummer", en: "phone number" },
  accepts: acceptsText,
  settings: maskSettings,
};
