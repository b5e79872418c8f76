import { withAnswerAt } from "#forms/answers/dataPath.ts";
import type { FormAnswers } from "#forms/JsonValue.ts";
import type { Change } from "../saving/Change.ts";

/** The answers after the changes. */
export function withChanges(data: FormAnswers, changes: readonly Change[]): FormAnswers {
  let next = data;
  for (const { path, value } of changes) next = withAnswerAt(next, { path, value: value ?? undefined });
  return next;
}
