import type { FieldSettings, InputComponent } from "../CompiledForm.ts";
import { numberOf, textOf } from "../engine/values/textOf.ts";
import type { FormioComponent } from "../import/formio/formioSchema.ts";
import { acceptsNumber } from "../answers/acceptedValues.ts";
import type { FieldType, Given, Normalize, ServerFieldType } from "../FieldType.ts";

/** What looks like a number as one; anything else is no answer. */
export function numeric(value: Given): Given {
  const looksLikeOne = !Number.isNaN(Number.parseFloat(textOf(value))) && Number.isFinite(numberOf(value));
  return looksLikeOne ? numberOf(value) : undefined;
}

/** Of a list answer each item, otherwise the answer. */
export function ofItems(normalize: Normalize): Normalize {
  return (value: Given, field: InputComponent) =>
    field.multiple && Array.isArray(value)
      ? value.map((item) => normalize(item, field) ?? null)
      : normalize(value, field);
}

export const number: FieldType = {
  normalize: ofItems(numeric),
  isNumeric: true,
  leavesNull: true,
  hasPlainItems: true,
};

export function numberSettings({ decimalLimit, delimiter, properties }: FormioComponent): FieldSettings {
  return {
    ...(decimalLimit !== undefined && { decimals: decimalLimit }),
    ...(delimiter === true && { grouped: true }),
    ...(isUnit(properties?.unit) && { unit: properties.unit }),
  };
}

function isUnit(unit: string | undefined): unit is "hours" | "months" {
  return unit === "hours" || unit === "months";
}

export const numberAtServer: ServerFieldType = {
  words: { de: "Zahl", en: "number" },
  accepts: acceptsNumber,
  rules: ["number"],
  settings: numberSettings,
};
