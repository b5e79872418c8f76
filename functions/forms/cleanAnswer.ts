import { readableText } from "../domain/text/readableText.ts";
import type { InputComponent, InputType } from "./CompiledForm.ts";
import type { JsonValue } from "./JsonValue.ts";

/** Answers that the form itself spells: what is chosen must stay what was offered. */
const CHOSEN: ReadonlySet<InputType> = new Set(["select", "radio", "selectboxes", "survey"]);

/** Readable text in every part of an answer, keys that people type included; several lines where the field has them. */
export function cleanAnswer({ type }: Pick<InputComponent, "type">, value: JsonValue): JsonValue {
  return CHOSEN.has(type) ? value : cleaned(value, type === "textarea" ? "\n" : " ");
}

function cleaned(value: JsonValue, breaks: " " | "\n"): JsonValue {
  if (typeof value === "string") return readableText(value, breaks);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => cleaned(item, breaks));
  return Object.fromEntries(
    Object.entries(value).map(([key, own]) => [readableText(key), cleaned(own, breaks)]),
  );
}
