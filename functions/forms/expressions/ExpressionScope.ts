import type { FormAnswers, JsonValue } from "../JsonValue.ts";

/** What an expression can see. */
export interface ExpressionScope {
  /** All answers. */
  readonly data: FormAnswers;
  /** The answers beside the component: of its row, its container, or all. */
  readonly row: FormAnswers;
  /** The component's own answer. */
  readonly value: JsonValue | undefined;
  /** Numbers of the rows around the component, outermost first, from 0. */
  readonly rowIndexes: readonly number[];
  /** ISO instant: the only clock. */
  readonly now: string;
  /** What all evaluations of one run of a form may still do together. */
  readonly budget?: { steps: number };
}
