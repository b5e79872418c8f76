import type {
  AnyNode,
  BlockStatement,
  Expression as Code,
  Function as Written,
  Node,
  Statement,
} from "acorn";
import { cutText } from "#domain/text/cutText.ts";
import type { Expression } from "#forms/Expression.ts";
import type { KnownComponent } from "../formio/knownComponents.ts";
import type { Refusal, RefusalCode } from "./Refusal.ts";

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

/** A local variable: what it is called in the expression, and whether it holds a time. */
export interface Slot {
  readonly name: string;
  content: "nothing yet" | "time" | "value";
}

/** What is known while a script is read. */
export interface ScriptContext {
  /** The script as it is written. */
  readonly code: string;
  readonly refusals: Refusal[];
  /** Variables by name: the innermost block last; the first of a function takes its `var`. */
  readonly scopes: readonly Scope[];
  /** Names given away so far, so that every variable has its own. */
  readonly taken: Set<string>;
  /** The component that the script belongs to, if any, and all of the definition. */
  readonly own: KnownComponent | undefined;
  readonly known: readonly KnownComponent[];
  /** Functions of the script that are being written out here; how many more may be. */
  readonly calling: readonly Written[];
  readonly calls: { left: number };
  /** The loop around, where `break`, `continue` and `return` have to end a round of it. */
  readonly loop: Loop | undefined;
  /** Reads an expression, and the body of a function: handed on, because calls, expressions and statements nest. */
  readonly compile: (node: AnyNode, context: ScriptContext) => Typed;
  readonly compileBody: (body: BlockStatement | Code, context: ScriptContext) => Expression;
  readonly compileNested: (node: Statement, context: ScriptContext) => Expression;
}

export interface Scope {
  readonly isFunction: boolean;
  readonly slots: Map<string, Slot>;
  readonly constants: Map<string, Constant>;
}

/** What a name stands for while the script is read: nothing of it is left in the expression. */
export type Constant =
  | { readonly is: "function"; readonly written: Written; readonly context: ScriptContext }
  | { readonly is: "pattern"; readonly regex: Regex }
  | { readonly is: "component"; readonly component: KnownComponent };

export interface Regex {
  readonly pattern: string;
  readonly flags: string;
}

/** Variables that say how a loop was left, and with what. */
export interface Loop {
  readonly exit: string;
  readonly result: string;
  /** Inside of a switch `break` means the switch. */
  readonly isSwitch: boolean;
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
  const scope: Scope = { isFunction, slots: new Map(), constants: new Map() };
  return {
    ...context,
    scopes: [...context.scopes, scope],
    loop: isFunction ? undefined : context.loop,
  };
}

export function findSlot(context: ScriptContext, name: string): Slot | undefined {
  return scopeOf(context, name)?.slots.get(name);
}

export function findConstant(context: ScriptContext, name: string): Constant | undefined {
  return scopeOf(context, name)?.constants.get(name);
}

/** The innermost block that knows a name. */
function scopeOf({ scopes }: ScriptContext, name: string): Scope | undefined {
  return scopes.findLast(({ slots, constants }) => slots.has(name) || constants.has(name));
}

/** Whether a name is the script's own, which hides what Form.io gives under it. */
export function isDeclared(context: ScriptContext, name: string): boolean {
  return scopeOf(context, name) !== undefined;
}

/** Declares a variable in the innermost block, or with `var` in the function around it. */
export function declare(
  context: ScriptContext,
  variable: { readonly name: string; readonly isVar: boolean },
): Slot {
  const scope = context.scopes.findLast(({ isFunction }) => isFunction || !variable.isVar);
  const known = scope?.slots.get(variable.name);
  if (known !== undefined) return known;
  const slot: Slot = { name: freeName(context, variable.name), content: "nothing yet" };
  scope?.slots.set(variable.name, slot);
  return slot;
}

/** How something is written in the script, cut where it is long. */
export function written({ start, end }: Node, { code }: ScriptContext): string {
  const text = code.slice(start, end).replace(/\s+/g, " ");
  const kept = cutText(text, { characters: 60 });
  return kept === text ? text : `${kept}…`;
}

/** A name for a variable that nothing else has. */
export function freeName({ taken }: ScriptContext, wanted: string): string {
  let name = wanted;
  for (let count = 2; taken.has(name); count += 1) name = `${wanted}$${String(count)}`;
  taken.add(name);
  return name;
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
  const content = given.value.isTime ? "time" : "value";
  if (slot.content !== "nothing yet" && slot.content !== content) {
    const message =
      content === "time"
        ? `Say what of the date goes into "${slot.name}", for example with .format("YYYY-MM-DD").`
        : `"${slot.name}" holds a date and cannot hold something else.`;
    return refuse(given.context, { node: given.node, code: "date", message });
  }
  slot.content = content;
  return { op: "set", name: slot.name, of: [given.value.expression] };
}

/** The object of `object?.name` and `object?.name()`: where it is nothing, the whole chain is undefined. */
export function guarded(object: Expression, context: ScriptContext): Expression {
  const name = freeName(context, "object");
  const local: Expression = { op: "local", name };
  const isNothing: Expression = { op: "==", of: [local, { op: "is", value: null }] };
  return {
    op: "do",
    of: [
      { op: "set", name, of: [object] },
      { op: "if", of: [isNothing, { op: "return", of: [{ op: "is" }] }] },
      local,
    ],
  };
}
