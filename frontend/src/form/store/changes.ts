import { answerAt, isWithin, withAnswerAt } from "#forms/answers/dataPath.ts";
import type { FormAnswers, JsonValue } from "#forms/JsonValue.ts";
import { sameValue } from "./fieldViews.ts";

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

/**
 * The answer that a change belongs to: rows have no identity beyond their number, so a list is one answer, and
 * `grid[0].name` and `grid` are changes of the same.
 */
export function answerOf(path: string): string {
  const bracket = path.indexOf("[");
  return bracket === -1 ? path : path.slice(0, bracket);
}

/**
 * Changes in the order in which they are applied, each answer at most once: a later change of the same answer takes the
 * place of the earlier one, and a whole list that of its cells. Where rows moved twice both moves become one.
 */
export function withChange(changes: readonly Change[], change: Change): readonly Change[] {
  const same = changes.find(({ path }) => path === change.path);
  // A list in a row whose rows moved must be sent before the list around it: files go with their rows.
  const rest = changes.filter((other) =>
    other.path === change.path ? false : other.rows !== undefined || !isWithin(other.path, change.path),
  );
  const rows = movedTwice(same?.rows, change.rows);
  return [...rest, { path: change.path, value: change.value, ...(rows && { rows }) }];
}

function movedTwice(first: Change["rows"], then: Change["rows"]): Change["rows"] {
  if (first === undefined || then === undefined) return then ?? first;
  return then.map((row) => (row === null ? null : (first[row] ?? null)));
}

/** Of the answers only those that the changes are about, by their paths. */
export function pickAnswers(data: FormAnswers, changes: readonly Change[]): FormAnswers {
  const paths = new Set(changes.map(({ path }) => answerOf(path)));
  return Object.fromEntries([...paths].map((path) => [path, answerAt(data, path) ?? null]));
}

/** The answers with these parts in their places. */
export function putAnswers(data: FormAnswers, parts: FormAnswers): FormAnswers {
  return withChanges(
    data,
    Object.entries(parts).map(([path, value]) => ({ path, value })),
  );
}

/** Whether two versions agree on the answers that these changes are about. */
export function sameAnswersAt(
  changes: readonly Change[],
  versions: { readonly one: FormAnswers; readonly other: FormAnswers },
): boolean {
  return changes.every(({ path }) => {
    const answer = answerOf(path);
    return sameValue(answerAt(versions.one, answer), answerAt(versions.other, answer));
  });
}

/** One answer as it stands in this window and in the version that another window or device saved. */
export interface DifferingAnswer {
  readonly path: string;
  readonly here: JsonValue | undefined;
  readonly there: JsonValue | undefined;
}

interface Versions {
  /** What both versions began with. */
  readonly base: FormAnswers;
  readonly there: FormAnswers;
}

/** Answers that changed here and there, and not to the same: who changed one row here and another there is asked. */
export function differingAnswers(changes: readonly Change[], versions: Versions): readonly DifferingAnswer[] {
  return changedTwice(changes, versions).filter(({ here, there }) => !sameValue(here, there));
}

/** Answers that changed here and there to the same. */
export function answersEqualTo(changes: readonly Change[], versions: Versions): ReadonlySet<string> {
  const alike = changedTwice(changes, versions).filter(({ here, there }) => sameValue(here, there));
  return new Set(alike.map(({ path }) => path));
}

function changedTwice(changes: readonly Change[], { base, there }: Versions): readonly DifferingAnswer[] {
  const here = withChanges(base, changes);
  return [...new Set(changes.map(({ path }) => answerOf(path)))]
    .filter((path) => !sameValue(answerAt(there, path), answerAt(base, path)))
    .map((path) => ({ path, here: answerAt(here, path), there: answerAt(there, path) }));
}
