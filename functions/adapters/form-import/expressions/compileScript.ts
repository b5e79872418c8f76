import { err, type Result } from "../../../domain/result.ts";
import type { Expression } from "../../../forms/Expression.ts";
import { refusal, type Refusal } from "./Refusal.ts";

/** Where a script stands, which says what it has to set and what its variable is at the start. */
export type ScriptUse =
  /** `customConditional` sets `show`, true at the start. */
  | "condition"
  /** `logic[].trigger.javascript` sets `result`, true at the start. */
  | "trigger"
  /** `calculateValue` sets `value`: the own answer at the start, or null. */
  | "calculation"
  /** `customDefaultValue` sets `value`: null at the start. */
  | "default"
  /** `logic[].actions[].value` sets `value`: the own answer at the start. */
  | "action"
  /** `validate.custom` sets `valid`: true, or the sentence to show. */
  | "validation";

/**
 * A script of a definition as an expression, whose value is that of the script's variable at the end; null where the
 * script would throw. Refuses everything outside of the subset, with line and column.
 */
export function compileScript(code: string, use: ScriptUse): Result<Expression, readonly Refusal[]> {
  return err([refusal("syntax", `Scripts (${use}, ${String(code.length)} characters) cannot be read yet.`)]);
}
