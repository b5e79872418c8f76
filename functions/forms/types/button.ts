import { acceptsNothing } from "../answers/acceptedValues.ts";
import type { FieldType, ServerFieldType } from "../FieldType.ts";

/** Never shown: the portal has buttons of its own. */
export const button: FieldType = {};
export const buttonAtServer: ServerFieldType = {
  words: { de: "Knopf", en: "button" },
  accepts: acceptsNothing,
};
