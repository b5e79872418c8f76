import { err, type Result } from "../../../domain/result.ts";
import type { Expression } from "../../../forms/Expression.ts";
import { refusal, type Refusal } from "./Refusal.ts";

/** JsonLogic as an expression; null where it would fail. An operator that is not in the closed list refuses. */
export function compileJsonLogic(logic: unknown): Result<Expression, readonly Refusal[]> {
  return err([refusal("operator", `JsonLogic (${typeof logic}) cannot be read yet.`)]);
}
