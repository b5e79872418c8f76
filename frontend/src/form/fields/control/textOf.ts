import type { JsonValue } from "#forms/JsonValue.ts";

/** An answer as the text of a control. */
export function textOf(value: JsonValue | undefined): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** An answer that consists of named parts. */
export function recordOf(value: JsonValue | undefined): Readonly<Record<string, JsonValue | undefined>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}
