import { readableText } from "#domain/text/readableText.ts";
import type { InputComponent } from "../CompiledForm.ts";
import type { JsonValue } from "../JsonValue.ts";
import { FIELD_TYPES } from "../types/fieldTypes.ts";

/** Readable text in every part of an answer, keys that people type included; several lines where the field has them. */
export function cleanAnswer({ type }: Pick<InputComponent, "type">, value: JsonValue): JsonValue {
  const { isChosen, hasLines } = FIELD_TYPES[type];
  return isChosen ? value : cleaned(value, hasLines ? "\n" : " ");
}

function cleaned(value: JsonValue, breaks: " " | "\n"): JsonValue {
  if (typeof value === "string") return readableText(value, breaks);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => cleaned(item, breaks));
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [readableText(key), cleaned(own, breaks)]),
  );
}
