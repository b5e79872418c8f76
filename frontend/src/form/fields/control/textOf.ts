import type { JsonValue } from "#forms/JsonValue.ts";

/** An answer as the text of a control. */
export function textOf(value: JsonValue | undefined): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** An answer that consists of named parts. */
export function recordOf(value: JsonValue | undefined): Readonly<Record<string, JsonValue | undefined>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}

/** The answer with one of its parts set. */
export function withMember(
  answer: JsonValue | undefined,
  { key, value }: { readonly key: string; readonly value: JsonValue },
): JsonValue {
  const before = typeof answer === "object" && answer !== null && !Array.isArray(answer) ? answer : {};
  return { ...before, [key]: value };
}
