import { acceptsText } from "../answers/acceptedValues.ts";
import type { FieldType, ServerFieldType } from "../FieldType.ts";

export const url: FieldType = { hasPlainItems: true };
export const urlAtServer: ServerFieldType = {
  words: { de: "Internetadresse", en: "web address" },
  accepts: acceptsText,
  rules: ["url"],
};
