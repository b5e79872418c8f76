import { withAnswerAt } from "#forms/answers/dataPath.ts";
import type { FormAnswers, JsonValue } from "#forms/JsonValue.ts";

/** An answer that changed: one field, or a whole list when its rows changed. */
export interface Change {
  readonly path: string;
  /** `null`: taken away. */
  readonly value: JsonValue;
  /** Of a list whose rows changed: for each row the number that it had before, `null` for a new one. */
  readonly rows?: readonly (number | null)[];
}

/** The answers after the changes. */
export function withChanges(data: FormAnswers, changes: readonly Change[]): FormAnswers {
  let next = data;
  for (const { path, value } of changes) next = withAnswerAt(next, { path, value: value ?? undefined });
  return next;
}
