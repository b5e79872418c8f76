import { bareAddress } from "#domain/text/bareAddress.ts";
import { acceptsText } from "../answers/acceptedValues.ts";
import type { FieldType, ServerFieldType } from "../FieldType.ts";

export const email: FieldType = {
  normalize: (value) => (typeof value === "string" ? bareAddress(value).toLowerCase() : value),
  bare: bareAddress,
  hasPlainItems: true,
};

export const emailAtServer: ServerFieldType = {
  words: { de: "E-Mail-Adresse", en: "email address" },
  accepts: acceptsText,
  rules: ["email"],
};
