import type { Expression } from "../Expression.ts";
import type { ExpressionScope } from "./ExpressionScope.ts";
import type { Value, Work } from "./Value.ts";

/** One evaluation under way. */
export interface Run {
  readonly scope: ExpressionScope;
  /** Local variables; their names are unique within an expression. */
  readonly locals: Map<string, Value>;
  readonly work: Work;
  readonly evaluate: (expression: Expression | undefined) => Value;
  /** Set by a failure or a `return`: nothing more is done until the `attempt` or `block` around it. */
  ended: { readonly failed: true } | { readonly failed: false; readonly value: Value } | undefined;
}

/** Where JavaScript would throw. */
export function fail(run: Run): Value {
  run.ended = { failed: true };
  return undefined;
}

/** Takes one step; false when there are no more steps or something ended the run. */
export function step(run: Run): boolean {
  run.work.steps -= 1;
  if (run.work.steps <= 0) run.ended = { failed: true };
  return run.ended === undefined;
}
