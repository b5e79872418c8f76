import type { Option } from "#forms/CompiledForm.ts";
import type { JsonValue } from "#forms/JsonValue.ts";

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
