import { numberOf, textOf } from "../engine/values/textOf.ts";
import { acceptsOption } from "../answers/acceptedValues.ts";
import type { FieldType, Normalize, ServerFieldType } from "../FieldType.ts";
import { numeric } from "./number.ts";
import { choiceSettings } from "./select.ts";

/** A question without answer stays without one, whatever type its answer has. */
const chosen: Normalize = (value, { settings }) => {
  if (value === undefined || value === null) return undefined;
  const dataType = settings?.dataType;
  if (dataType === "number") return numberOf(value);
  if (dataType === "string") return typeof value === "object" ? JSON.stringify(value) : textOf(value);
  if (dataType === "boolean") return Boolean(value) && textOf(value) !== "false";
  if (numeric(value) !== undefined && String(numberOf(value)) === textOf(value)) return numberOf(value);
  return value === "true" || value === "false" ? value === "true" : value;
};

export const radio: FieldType = {
  normalize: chosen,
  isOffered: (value, offered) => typeof value === "string" && offered.includes(value),
  isChosen: true,
  hasPlainItems: true,
};

export const radioAtServer: ServerFieldType = {
  words: { de: "Auswahl", en: "choice" },
  accepts: acceptsOption,
  rules: ["onlyAvailableItems"],
  settings: (component) => ({ ...choiceSettings(component), ...(component.inline && { inline: true }) }),
};
