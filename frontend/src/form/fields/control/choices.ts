import type { Option } from "#forms/CompiledForm.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import { sameValue } from "#ui/form/store/fieldViews.ts";

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

/** Values of the boxes that are ticked. */
export function tickedOf(answer: JsonValue | undefined): ReadonlySet<string> {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) return new Set();
  return new Set(Object.entries(answer).flatMap(([key, ticked]) => (ticked === true ? [key] : [])));
}

/** The answer with a box ticked or not: it says true or false for each option, as Form.io keeps it. */
export function withTick(
  options: readonly Option[],
  change: { readonly answer: JsonValue | undefined; readonly value: string; readonly ticked: boolean },
): JsonValue {
  const before = tickedOf(change.answer);
  return Object.fromEntries(
    options.map(({ value }) => [value, value === change.value ? change.ticked : before.has(value)]),
  );
}
