import { acceptsText } from "../answers/acceptedValues.ts";
import type { FieldType, ServerFieldType } from "../FieldType.ts";

export const password: FieldType = { keepsSpaces: true, hasPlainItems: true };
export const passwordAtServer: ServerFieldType = {
  words: { de: "Passwort", en: "password" },
  accepts: acceptsText,
};
