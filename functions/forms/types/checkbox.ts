import type { FieldType, ServerFieldType } from "../FieldType.ts";
import { isTicked } from "../answers/presence.ts";

export const checkbox: FieldType = {
  isPresent: isTicked,
  ofAccount: (value) => (value === "true" ? true : undefined),
  givesSeveral: true,
  hasPlainItems: true,
};

export const checkboxAtServer: ServerFieldType = { accepts: (value) => typeof value === "boolean" };
