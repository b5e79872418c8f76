import type { AnyNode, BlockStatement, Expression as Code, Node } from "acorn";
import type { Expression } from "../../../forms/Expression.ts";
import type { Refusal, RefusalCode } from "./Refusal.ts";

/** A local variable: what it is called in the expression, and whether it holds a time. */
export interface Slot {
  readonly name: string;
  holds: "nothing yet" | "time" | "value";
}

/** What is known while a script is read. */
export interface ScriptContext {
  readonly refusals: Refusal[];
  /** Variables by name: the innermost block last; the first of a function takes its `var`. */
  readonly scopes: readonly Scope[];
  /** Names given away so far, so that every variable has its own. */
  readonly taken: Set<string>;
  /** Reads an expression, and the body of a function: handed on, because calls, expressions and statements nest. */
  readonly compile: (node: AnyNode, context: ScriptContext) => Typed;
  readonly compileBody: (body: BlockStatement | Code, context: ScriptContext) => Expression;
}

export interface Scope {
  readonly isFunction: boolean;
  readonly slots: Map<string, Slot>;
}

const NOTHING: Expression = { op: "is" };

/** Notes a refusal and goes on, so that the author sees all of them at once. */
export function refuse(
  context: ScriptContext,
  why: { readonly node: Node; readonly code: RefusalCode; readonly message: string },
): Expression {
  const start = why.node.loc?.start ?? { line: 1, column: 0 };
  context.refusals.push({
    code: why.code,
    message: why.message,
    line: start.line,
    column: start.column + 1,
  });
  return NOTHING;
}

export function inside(context: ScriptContext, isFunction: boolean): ScriptContext {
  return { ...context, scopes: [...context.scopes, { isFunction, slots: new Map() }] };
}

export function findSlot(context: ScriptContext, name: string): Slot | undefined {
  for (const scope of context.scopes.toReversed()) {
    const slot = scope.slots.get(name);
    if (slot !== undefined) return slot;
  }
  return undefined;
}

/** Declares a variable in the innermost block, or with `var` in the function around it. */
export function declare(
  context: ScriptContext,
  variable: { readonly name: string; readonly isVar: boolean },
): Slot {
  const scope = context.scopes.findLast(({ isFunction }) => isFunction || !variable.isVar);
  const known = scope?.slots.get(variable.name);
  if (known !== undefined) return known;
  let name = variable.name;
  for (let count = 2; context.taken.has(name); count += 1) name = `${variable.name}$${String(count)}`;
  context.taken.add(name);
  const slot: Slot = { name, holds: "nothing yet" };
  scope?.slots.set(variable.name, slot);
  return slot;
}

/** A value that a script computes, and whether it is a time: JavaScript's `Date` or a moment. */
export interface Typed {
  readonly expression: Expression;
  readonly isTime: boolean;
}

export function plain(expression: Expression): Typed {
  return { expression, isTime: false };
}

/** A value that is no time: what of a time is meant must be said. */
export function valueOf(node: AnyNode, context: ScriptContext): Expression {
  const { expression, isTime } = context.compile(node, context);
  if (!isTime) return expression;
  const message = 'Say what of the date you mean, for example .format("YYYY-MM-DD") or .diff(…).';
  return refuse(context, { node, code: "date", message });
}

/** Sets a variable, which holds either times or values all the way. */
export function assign(
  slot: Slot,
  given: { readonly value: Typed; readonly node: Node; readonly context: ScriptContext },
): Expression {
  const holds = given.value.isTime ? "time" : "value";
  if (slot.holds !== "nothing yet" && slot.holds !== holds) {
    const message =
      holds === "time"
        ? `Say what of the date goes into "${slot.name}", for example with .format("YYYY-MM-DD").`
        : `"${slot.name}" holds a date and cannot hold something else.`;
    return refuse(given.context, { node: given.node, code: "date", message });
  }
  slot.holds = holds;
  return { op: "set", name: slot.name, of: [given.value.expression] };
}
