import { evaluateExpression } from "./expressions/evaluateExpression.ts";
import type { FormState } from "./FormState.ts";
import type { JsonValue } from "./JsonValue.ts";
import type { PreparedForm } from "./prepareForm.ts";

/** What the form's rule for the fee gives for these answers; undefined where it has none. Nothing is checked here. */
export function feeOfForm(
  { fee, further }: PreparedForm,
  { state, now }: { readonly state: Pick<FormState, "data">; /** ISO instant. */ readonly now: string },
): JsonValue | undefined {
  if (fee === undefined) return undefined;
  const { data } = state;
  return evaluateExpression(fee, {
    data,
    row: data,
    value: undefined,
    rowIndexes: [],
    now,
    calculations: further?.calculations,
  });
}
