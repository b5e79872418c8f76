import type { JsonValue } from "#forms/JsonValue.ts";

/** An answer as the text of a control. */
export function textOf(value: JsonValue | undefined): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
