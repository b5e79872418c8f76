import { acceptsText } from "../answers/acceptedValues.ts";
import type { FieldType, ServerFieldType } from "../FieldType.ts";
import { maskedText, maskSettings } from "./textfield.ts";

export const phoneNumber: FieldType = { normalize: maskedText, hasPlainItems: true };
export const phoneNumberAtServer: ServerFieldType = { accepts: acceptsText, settings: maskSettings };
