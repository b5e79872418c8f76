import type { FieldSettings } from "#forms/CompiledForm.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import type { Summary } from "../control/Summary.ts";

/** The words of an answer, or of what was typed with separators. */
export function tagsOf(
  answer: JsonValue | undefined,
  settings: FieldSettings | undefined,
): readonly string[] {
  const words = Array.isArray(answer) ? answer.map(String) : textWords(answer, settings);
  return [...new Set(words.map((word) => word.trim()).filter((word) => word !== ""))];
}

function textWords(answer: JsonValue | undefined, settings: FieldSettings | undefined): readonly string[] {
  return typeof answer === "string" ? answer.split(settings?.delimiter ?? ",") : [];
}

/** The answer for these words: one text or a list, as the definition says; undefined when there are none. */
export function withTags(
  tags: readonly string[],
  settings: FieldSettings | undefined,
): JsonValue | undefined {
  if (tags.length === 0) return undefined;
  return settings?.storeAs === "array" ? [...tags] : tags.join(settings?.delimiter ?? ",");
}

export const tags: Summary = { lines: ({ settings }, { value }) => [tagsOf(value, settings).join(", ")] };
