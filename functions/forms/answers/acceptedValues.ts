import type { Option } from "../CompiledForm.ts";
import type { JsonValue } from "../JsonValue.ts";
import type { ServerFieldType } from "../FieldType.ts";

type Accepts = ServerFieldType["accepts"];

/** Beyond it the whole of the answers is too large, which is said: nothing is left out in silence. */
const TEXT_MAX_LENGTH = 1_000_000;
const SHORT_MAX_LENGTH = 100;

/** A text; with several masks to choose from, a record of texts. */
export const acceptsText: Accepts = (value, { field }) =>
  isLongText(value) ||
  (field.settings?.masks !== undefined && isRecord(value) && Object.values(value).every(isLongText));

export const acceptsShortText: Accepts = (value) => isShortText(value);

/** What is no number stays as it was typed and is reported as a mistake. */
export const acceptsNumber: Accepts = (value) => typeof value === "number" || isShortText(value);

export const acceptsOption: Accepts = (value, { options }) =>
  value === "" || options.some((option) => isOption(option, value));

export const acceptsRecord: Accepts = (value) => isRecord(value);

/** The portal sets it, or nothing does. */
export const acceptsNothing: Accepts = () => false;

export function isLongText(value: JsonValue): boolean {
  return typeof value === "string" && value.length <= TEXT_MAX_LENGTH;
}

export function isShortText(value: JsonValue): boolean {
  return typeof value === "string" && value.length <= SHORT_MAX_LENGTH;
}

export function isRecord(value: JsonValue): value is { [key: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function offers(options: readonly Option[], value: string): boolean {
  return options.some((option) => option.value === value);
}

/** Numbers and truths are compared as the text of the option, as Form.io keeps them (`dataType: auto`). */
function isOption(option: Option, value: JsonValue): boolean {
  if (typeof value === "object") return JSON.stringify(option.raw) === JSON.stringify(value);
  return option.value === String(value);
}
