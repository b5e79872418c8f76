import type { FormAnswers, JsonValue } from "./JsonValue.ts";

function isAnswers(value: JsonValue | undefined): value is Readonly<Record<string, JsonValue>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The answer at a path, or undefined. Only own members count, so no path reaches a prototype. */
export function answerAt(answers: FormAnswers, path: string): JsonValue | undefined {
  let current: JsonValue | undefined = answers;
  for (const key of path.split(".")) {
    if (!isAnswers(current) || !Object.hasOwn(current, key)) return undefined;
    current = current[key];
  }
  return current;
}

/** A copy with the answer at the path set; undefined removes it, and empty parents with it. */
export function withAnswerAt(
  answers: FormAnswers,
  change: { readonly path: string; readonly value: JsonValue | undefined },
): FormAnswers {
  const [key = "", ...rest] = change.path.split(".");
  const entries = Object.entries(answers).filter(([name]) => name !== key);
  if (rest.length === 0) {
    return Object.fromEntries(change.value === undefined ? entries : [...entries, [key, change.value]]);
  }
  const child = Object.hasOwn(answers, key) ? answers[key] : undefined;
  const changed = withAnswerAt(isAnswers(child) ? child : {}, { path: rest.join("."), value: change.value });
  return Object.fromEntries(Object.keys(changed).length === 0 ? entries : [...entries, [key, changed]]);
}
