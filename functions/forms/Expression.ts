import type { JsonValue } from "./JsonValue.ts";
import type { ListName } from "./expressions/forEachItem.ts";
import type { FunctionName } from "./expressions/calculations.ts";

/**
 * A calculation as plain JSON, ready to be interpreted: closed, without loops that do not end and without code. Made
 * by `forms/import/scripts` from conditions, JsonLogic and the safe part of JavaScript; its operators mean
 * exactly what they mean there.
 */
export type Expression =
  /** The value itself; without one, `undefined`. */
  | { readonly op: "is"; readonly value?: JsonValue }
  /** All answers; the answers at the level of the component; its own answer; the number of its row; all three by name. */
  | { readonly op: "data" | "row" | "value" | "rowIndex" | "root" }
  /** The answer of another component, found from here as Form.io finds it. `first`: of the first row, whatever the own. */
  | { readonly op: "answer"; readonly path: string; readonly first?: true }
  | { readonly op: "local"; readonly name: string }
  | { readonly op: "set"; readonly name: string; readonly of: Operands }
  | { readonly op: ControlName; readonly of: Operands }
  /** A function for each item of a list: `of` is list, body and, for `reduce`, the start; `as` names its parameters. */
  | { readonly op: ListName; readonly of: Operands; readonly as: readonly string[] }
  | { readonly op: FunctionName; readonly of: Operands };

export type Operands = readonly Expression[];

/**
 * `do`: one after the other, the last is the value. `block`: the same, ended by `return`. `loop`: condition and body.
 * `attempt`: `null` where it fails. `logicAnd`, `logicOr`: an empty list is false, as in JsonLogic.
 */
export type ControlName =
  | "and"
  | "or"
  | "logicAnd"
  | "logicOr"
  | "nullish"
  | "if"
  | "do"
  | "block"
  | "return"
  | "attempt"
  | "loop";
