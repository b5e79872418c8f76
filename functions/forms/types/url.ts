import { acceptsText } from "../answers/acceptedValues.ts";
import type { FieldType, ServerFieldType } from "../FieldType.ts";

export const url: FieldType = { hasPlainItems: true };
export const urlAtServer: ServerFieldType = { accepts: acceptsText, rules: ["url"] };
