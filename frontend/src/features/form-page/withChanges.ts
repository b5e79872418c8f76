import { withAnswerAt } from "../../../../functions/forms/dataPath.ts";
import type { FormAnswers } from "../../../../functions/forms/JsonValue.ts";
import type { Change } from "./Change.ts";

/** The answers after the changes. */
export function withChanges(data: FormAnswers, changes: readonly Change[]): FormAnswers {
  let next = data;
  for (const { path, value } of changes) next = withAnswerAt(next, { path, value: value ?? undefined });
  return next;
}
