import type { Expression } from "../Expression.ts";
import type { Value, Work } from "./Value.ts";
import type { Calculations } from "./calculations.ts";
import type { FormAnswers, JsonValue } from "../JsonValue.ts";

/** What an expression can see. */
export interface ExpressionScope {
  /** All answers. */
  readonly data: FormAnswers;
  /** The answers at the level of the component: of its row, its container, or all. */
  readonly row: FormAnswers;
  /** The component's own answer. */
  readonly value: JsonValue | undefined;
  /** Numbers of the rows around the component, outermost first, from 0. */
  readonly rowIndexes: readonly number[];
  /** ISO instant: the only clock. */
  readonly now: string;
  /** What the expression may call beyond the functions of simple conditions. */
  readonly calculations: Calculations | undefined;
  /** What all evaluations of one run of a form may still do together. */
  readonly budget?: { steps: number };
}

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

/** Where JavaScript would throw; what has ended before stays as it is. */
export function fail(run: Run): Value {
  run.ended ??= { failed: true };
  return undefined;
}

/** Takes one step; false when there are no more steps or something ended the run. */
export function step(run: Run): boolean {
  run.work.steps -= 1;
  if (run.work.steps <= 0) run.ended = { failed: true };
  return run.ended === undefined;
}
