import { joined } from "../engine/values/textOf.ts";
import { isLongText, isShortText } from "../answers/acceptedValues.ts";
import type { FieldType, ServerFieldType } from "../FieldType.ts";

export const tags: FieldType = {
  normalize: (value, { settings }) => {
    const delimiter = settings?.delimiter ?? ",";
    if (settings?.storeAs !== "array") return Array.isArray(value) ? joined(value, delimiter) : value;
    return typeof value === "string" ? value.split(delimiter).filter((tag) => tag !== "") : value;
  },
  givesSeveral: true,
  isSingle: (settings) => settings?.storeAs === "string",
};

export const tagsAtServer: ServerFieldType = {
  words: { de: "Stichwörter", en: "keywords" },
  accepts: (value) => isLongText(value) || (Array.isArray(value) && value.every(isShortText)),
  settings: ({ storeas, delimeter, maxTags }) => ({
    ...((storeas === "string" || storeas === "array") && { storeAs: storeas }),
    ...(delimeter !== undefined && { delimiter: delimeter }),
    ...(maxTags !== undefined && maxTags > 0 && { maxTags }),
  }),
};
