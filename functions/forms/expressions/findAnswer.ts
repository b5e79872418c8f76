import type { ExpressionScope } from "./Run.ts";
import { isList, keysOf, member, type Value } from "./Value.ts";

/**
 * The answer that a condition refers to, as `@formio/core` finds it (`getComponentValue` with `dataIndex`): in a list
 * of rows the row with the own number, or the first one where there is no such row. Inside of nested lists each list
 * takes its own row number (core takes the innermost number for all of them).
 */
export function findAnswer(
  find: { readonly path: string; readonly first?: true },
  scope: ExpressionScope,
): Value {
  let current: Value = scope.data;
  let depth = 0;
  for (const key of keysOf(find.path)) {
    if (isList(current) && !/^\d+$/.test(key)) {
      const own: Value = find.first ? undefined : current[scope.rowIndexes[depth] ?? 0];
      current = own ? own : current.find(Boolean);
      depth += 1;
    }
    current = member(current, key);
  }
  return current;
}
