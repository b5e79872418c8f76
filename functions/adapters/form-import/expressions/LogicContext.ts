import type { Expression } from "../../../forms/Expression.ts";
import type { RefusalCode } from "./Refusal.ts";

/** What is known while JsonLogic is read. */
export interface LogicContext {
  /** What `var` looks into: everything, or the item of the list around it. */
  readonly base: Expression;
  readonly depth: number;
  readonly refuse: (code: RefusalCode, message: string) => Expression;
  readonly compile: (logic: unknown, context: LogicContext) => Expression;
  /** A variable name that nothing else has. */
  readonly newName: () => string;
}
