import { answerAt, withAnswerAt } from "../../../../functions/forms/dataPath.ts";
import type { FormAnswers } from "../../../../functions/forms/JsonValue.ts";
import type { Change } from "./AutosavePorts.ts";

/** Whether two versions have the same answers at these paths. */
export function sameAt(
  paths: Iterable<string>,
  versions: { readonly one: FormAnswers; readonly other: FormAnswers },
): boolean {
  return [...paths].every((path) => sameData(answerAt(versions.one, path), answerAt(versions.other, path)));
}

export function sameData(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function withChanges(data: FormAnswers, changes: readonly Change[]): FormAnswers {
  let next = data;
  for (const { path, value } of changes) next = withAnswerAt(next, { path, value: value ?? undefined });
  return next;
}
