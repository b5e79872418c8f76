import type { AnswerComponent, Option, Rule } from "#forms/CompiledForm.ts";
import type { Expression } from "#forms/Expression.ts";
import type { JsonValue } from "#forms/JsonValue.ts";

/** What a rule may look at besides the answer. */
export interface RuleUse {
  readonly rule: Rule;
  readonly component: AnswerComponent;
  readonly options: readonly Option[];
  /** ISO instant. */
  readonly now: string;
  readonly evaluate: (expression: Expression, value: JsonValue | undefined) => JsonValue | undefined;
}

/** True: broken. A text: broken, and the definition's own sentence for it. */
export type Verdict = boolean | string;
export type RuleCheck = (value: JsonValue | undefined, use: RuleUse) => Verdict;
