import type { JsonValue } from "#forms/JsonValue.ts";

/** JavaScript's `String(value)`, which many of Form.io's rules and forms rest on. */
export function textOf(value: JsonValue | undefined): string {
  if (typeof value !== "object" || value === null) return String(value);
  return Array.isArray(value) ? joined(value, ",") : "[object Object]";
}

/** JavaScript's `Number(value)`, without calling a `toString` or `valueOf` that the answer brings along. */
export function numberOf(value: JsonValue | undefined): number {
  return Number(typeof value === "object" && value !== null ? textOf(value) : value);
}

/** Items as text; nothing is nothing. */
export function joined(items: readonly JsonValue[], separator: string): string {
  return items.map((item) => (item === null ? "" : textOf(item))).join(separator);
}
