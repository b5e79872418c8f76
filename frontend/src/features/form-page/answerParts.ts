import { answerAt, withAnswerAt } from "../../../../functions/forms/dataPath.ts";
import type { FormAnswers } from "../../../../functions/forms/JsonValue.ts";
import type { Change } from "./Change.ts";
import { answerOf } from "./place.ts";

/** Of the answers only those that the changes are about, by their paths. */
export function partsOf(data: FormAnswers, changes: readonly Change[]): FormAnswers {
  const paths = new Set(changes.map(({ path }) => answerOf(path)));
  return Object.fromEntries([...paths].map((path) => [path, answerAt(data, path) ?? null]));
}

/** The answers with these parts in their places. */
export function withParts(data: FormAnswers, parts: FormAnswers): FormAnswers {
  return Object.entries(parts).reduce(
    (next, [path, value]) => withAnswerAt(next, { path, value: value ?? undefined }),
    data,
  );
}
