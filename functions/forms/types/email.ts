import { bareAddress } from "#domain/text/bareAddress.ts";
import { acceptsText } from "../answers/acceptedValues.ts";
import type { FieldType, ServerFieldType } from "../FieldType.ts";

export const email: FieldType = {
  normalize: (value) => (typeof value === "string" ? bareAddress(value).toLowerCase() : value),
  hasPlainItems: true,
};

export const emailAtServer: ServerFieldType = { accepts: acceptsText, rules: ["email"] };
