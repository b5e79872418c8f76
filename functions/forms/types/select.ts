import type { FormioComponent } from "../import/formio/formioSchema.ts";
import type { FieldSettings } from "../CompiledForm.ts";
import { textOf } from "../engine/values/textOf.ts";
import type { JsonValue } from "../JsonValue.ts";
import { acceptsOption } from "../answers/acceptedValues.ts";
import type { FieldType, Given, ServerFieldType } from "../FieldType.ts";
import { ofItems } from "./number.ts";

export const select: FieldType = {
  normalize: ofItems((value, { settings }) => choice(value, settings?.dataType)),
  isChosen: true,
  takesLists: true,
};

/** Texts that look like numbers and truths become these, unless the definition names a type. */
function choice(value: Given, dataType: string | undefined): Given {
  if (value === undefined || value === null) return undefined;
  if (dataType === "object" || isEmptyObject(value) || (dataType === undefined && typeof value === "object"))
    return value;
  const text = textOf(value);
  if (dataType === "string") return text;
  const asNumber = Number(text);
  const isNumber = text !== "" && Number.isFinite(asNumber) && String(asNumber) === text;
  if (dataType === "number") return isNumber ? asNumber : value;
  if (dataType === "boolean") return typeof value === "string" ? truth(value) : value;
  return isNumber ? asNumber : truth(text);
}

function isEmptyObject(value: JsonValue): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}

function truth(text: string): JsonValue {
  const lower = text.toLowerCase();
  return lower === "true" || lower === "false" ? lower === "true" : text;
}

const DATA_TYPES = ["string", "number", "boolean", "object"] as const;

export function choiceSettings(component: FormioComponent): FieldSettings {
  const dataType = DATA_TYPES.find((one) => one === component.dataType);
  return dataType === undefined ? {} : { dataType };
}

export const selectAtServer: ServerFieldType = {
  words: { de: "Auswahl", en: "choice" },
  accepts: acceptsOption,
  rules: ["onlyAvailableItems"],
  settings: choiceSettings,
};
