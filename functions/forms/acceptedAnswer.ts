import type { InputComponent, Option } from "./CompiledForm.ts";
import type { JsonValue } from "./JsonValue.ts";

/** Beyond it the whole of the answers is too large, which is said: nothing is left out in silence. */
const TEXT_MAX_LENGTH = 1_000_000;
const SHORT_MAX_LENGTH = 100;
const ITEMS_MAX = 200;

/**
 * Whether an answer may be stored for a field at all: it has the type of the field, a choice is one of those offered, and
 * nothing is set that the portal sets. Whether it is right is another matter: a draft may be unfinished.
 */
export function acceptedAnswer(
  field: InputComponent,
  given: { readonly value: JsonValue; readonly options: readonly Option[] },
): boolean {
  const { value, options } = given;
  const byPortal = field.calculate !== undefined && field.calculate.overridable === undefined;
  if (field.source !== undefined || field.disabled === true || byPortal) return false;
  if (field.multiple !== true) return acceptedItem(field, { value, options });
  return (
    Array.isArray(value) &&
    value.length <= ITEMS_MAX &&
    value.every((item) => item === null || acceptedItem(field, { value: item, options }))
  );
}

function acceptedItem(
  field: InputComponent,
  { value, options }: { readonly value: JsonValue; readonly options: readonly Option[] },
): boolean {
  switch (field.type) {
    case "textfield":
    case "textarea":
    case "email":
    case "phoneNumber":
    case "url":
    case "password":
    case "signature":
      return isText(value, TEXT_MAX_LENGTH) || (field.settings?.masks !== undefined && isTextRecord(value));
    case "number":
    case "currency":
      // What is no number stays as it was typed and is told as a mistake.
      return typeof value === "number" || isText(value, SHORT_MAX_LENGTH);
    case "datetime":
    case "day":
    case "time":
      return isText(value, SHORT_MAX_LENGTH);
    case "checkbox":
      return typeof value === "boolean";
    case "select":
    case "radio":
      return value === "" || options.some((option) => isOption(option, value));
    case "selectboxes":
      return (
        isRecord(value) && Object.entries(value).every(([key, on]) => offers(options, key) && isTick(on))
      );
    case "survey":
      return (
        isRecord(value) &&
        Object.entries(value).every(
          ([key, answer]) =>
            offers(field.settings?.questions ?? [], key) &&
            (answer === "" || (typeof answer === "string" && offers(options, answer))),
        )
      );
    case "tags":
      return (
        isText(value, TEXT_MAX_LENGTH) ||
        (Array.isArray(value) && value.every((tag) => isText(tag, SHORT_MAX_LENGTH)))
      );
    case "address":
    case "datamap":
      return isRecord(value);
    case "hidden":
    case "button":
    case "file":
      return false;
  }
}

function isText(value: JsonValue, longest: number): boolean {
  return typeof value === "string" && value.length <= longest;
}

function isTick(value: JsonValue): boolean {
  return typeof value === "boolean";
}

function isRecord(value: JsonValue): value is { [key: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isTextRecord(value: JsonValue): boolean {
  return isRecord(value) && Object.values(value).every((own) => isText(own, TEXT_MAX_LENGTH));
}

function offers(options: readonly Option[], value: string): boolean {
  return options.some((option) => option.value === value);
}

/** Numbers and truths are compared as the text of the option, as Form.io keeps them (`dataType: auto`). */
function isOption(option: Option, value: JsonValue): boolean {
  if (typeof value === "object") return JSON.stringify(option.raw) === JSON.stringify(value);
  return option.value === String(value);
}
