import { acceptsNothing } from "../answers/acceptedValues.ts";
import type { FieldType, ServerFieldType } from "../FieldType.ts";

/** Holds an answer that the form calculates or the portal sets. */
export const hidden: FieldType = {};
export const hiddenAtServer: ServerFieldType = {
  words: { de: "Angabe des Portals", en: "value of the portal" },
  accepts: acceptsNothing,
};
