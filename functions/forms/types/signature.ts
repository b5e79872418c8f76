import { acceptsText } from "../answers/acceptedValues.ts";
import type { FieldType, ServerFieldType } from "../FieldType.ts";

export const signature: FieldType = { hasPlainItems: true };
export const signatureAtServer: ServerFieldType = {
  words: { de: "Unterschrift", en: "signature" },
  accepts: acceptsText,
};
