import { answerAt, withAnswerAt } from "#forms/answers/dataPath.ts";
import type { FormAnswers } from "#forms/JsonValue.ts";
import type { Change } from "../store/withChanges.ts";
import { answerOf } from "../store/place.ts";
import { sameValue } from "../store/FieldView.ts";

/** Of the answers only those that the changes are about, by their paths. */
export function pickAnswers(data: FormAnswers, changes: readonly Change[]): FormAnswers {
  const paths = new Set(changes.map(({ path }) => answerOf(path)));
  return Object.fromEntries([...paths].map((path) => [path, answerAt(data, path) ?? null]));
}

/** The answers with these parts in their places. */
export function putAnswers(data: FormAnswers, parts: FormAnswers): FormAnswers {
  return Object.entries(parts).reduce(
    (next, [path, value]) => withAnswerAt(next, { path, value: value ?? undefined }),
    data,
  );
}

/**
 * Whether two versions agree on the answers that these changes are about. A list is one answer: who changed one row
 * here and another there is asked, because rows have no identity but their number.
 */
export function sameAnswersAt(
  changes: readonly Change[],
  versions: { readonly one: FormAnswers; readonly other: FormAnswers },
): boolean {
  return changes.every(({ path }) => {
    const answer = answerOf(path);
    return sameValue(answerAt(versions.one, answer), answerAt(versions.other, answer));
  });
}
