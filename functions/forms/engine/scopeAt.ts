import type { ExpressionScope } from "../expressions/ExpressionScope.ts";
import type { JsonValue } from "../JsonValue.ts";
import { getIn, isRecord } from "./mutableData.ts";
import type { Place, Walk } from "./Walk.ts";

/** What expressions of a component see. */
export function scopeAt(
  { walk, at }: { readonly walk: Walk; readonly at: Place },
  value: JsonValue | undefined,
): ExpressionScope {
  const row = at.row.length === 0 ? walk.data : getIn(walk.data, at.row);
  return {
    data: walk.data,
    row: isRecord(row) ? row : {},
    value,
    rowIndexes: at.rowIndexes,
    now: walk.input.now,
    budget: walk.budget,
  };
}
