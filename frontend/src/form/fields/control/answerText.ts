import type { Option } from "#forms/CompiledForm.ts";
import type { FormAnswers, JsonValue } from "#forms/JsonValue.ts";
import { sameValue } from "#ui/form/store/fieldViews.ts";

/** An answer as the text of a control. */
export function textOf(value: JsonValue | undefined): string {
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

/** An answer that consists of named parts. */
export function recordOf(value: JsonValue | undefined): FormAnswers {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
}

/** The option that an answer names; a number or truth also by its text, as Form.io compares. */
export function optionOf(options: readonly Option[], answer: JsonValue | undefined): Option | undefined {
  if (answer === undefined || answer === null || answer === "") return undefined;
  return (
    options.find((option) => sameValue(option.raw ?? option.value, answer)) ??
    (typeof answer === "object" ? undefined : options.find(({ value }) => value === String(answer)))
  );
}

/** The answer that choosing an option gives. */
export function answerOfOption(option: Option | undefined): JsonValue | undefined {
  return option === undefined ? undefined : (option.raw ?? option.value);
}
