import type { Change } from "./Change.ts";
import { isWithin } from "./place.ts";

/**
 * Changes in the order in which they are applied, each answer at most once: a later change of the same answer takes the
 * place of the earlier one, and a whole list that of its cells. Where rows moved twice both moves become one.
 */
export function withChange(changes: readonly Change[], change: Change): readonly Change[] {
  const same = changes.find(({ path }) => path === change.path);
  // A list in a row whose rows moved must be told before the list around it: files go with their rows.
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
