import { acceptsNumber } from "../answers/acceptedValues.ts";
import type { FieldType, ServerFieldType } from "../FieldType.ts";
import { numberSettings } from "./number.ts";

export const currency: FieldType = { isNumeric: true, hasPlainItems: true };

export const currencyAtServer: ServerFieldType = {
  words: { de: "Betrag", en: "amount" },
  accepts: acceptsNumber,
  settings: (component) => ({ ...numberSettings(component), currency: component.currency ?? "EUR" }),
};
