import type { ExpressionScope } from "../expressions/Run.ts";
import type { JsonValue } from "../JsonValue.ts";
import { getIn, isRecord } from "./mutableData.ts";
import type { Place, EvaluationPass } from "./EvaluationPass.ts";

/** What expressions of a component see. */
export function scopeAt(
  { pass, at }: { readonly pass: EvaluationPass; readonly at: Place },
  value: JsonValue | undefined,
): ExpressionScope {
  const row = at.row.length === 0 ? pass.data : getIn(pass.data, at.row);
  return {
    data: pass.data,
    row: isRecord(row) ? row : {},
    value,
    rowIndexes: at.rowIndexes,
    now: pass.input.now,
    calculations: pass.form.further?.calculations,
    budget: pass.budget,
  };
}
