import type { FieldType, ServerFieldType } from "../FieldType.ts";
import { isTicked } from "../answers/presence.ts";

export const checkbox: FieldType = {
  isPresent: isTicked,
  ofAccount: (value) => (value === "true" ? true : undefined),
  givesSeveral: true,
  hasPlainItems: true,
};

export const checkboxAtServer: ServerFieldType = {
  words: { de: "Ja oder nichts", en: "yes or nothing" },
  accepts: (value) => typeof value === "boolean",
};
