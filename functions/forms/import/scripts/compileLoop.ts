import type {
  AnyNode,
  BreakStatement,
  ContinueStatement,
  ForInStatement,
  ForOfStatement,
  ForStatement,
  ReturnStatement,
  Statement,
  WhileStatement,
} from "acorn";
import type { Expression, Operands } from "#forms/Expression.ts";
import { compileDeclaration } from "./compileDeclaration.ts";
import { compileEffect } from "./compileExpression.ts";
import { declare, freeName, refuse, valueOf, type Loop, type ScriptContext } from "./ScriptContext.ts";

type LoopStatement = ForStatement | ForOfStatement | ForInStatement | WhileStatement;

const NOTHING: Expression = { op: "is" };
const set = (name: string, value: Expression): Expression => ({ op: "set", name, of: [value] });
const is = (name: string, value?: string): Expression => ({
  op: "===",
  of: [{ op: "local", name }, value === undefined ? NOTHING : { op: "is", value }],
});

export function isLoop(node: AnyNode): node is LoopStatement {
  return ["ForStatement", "ForOfStatement", "ForInStatement", "WhileStatement"].includes(node.type);
}

/**
 * The engine's loops end by their condition alone. Where one has `break` or `continue`, each round is a block that
 * `return` ends, and a variable says how the round was left.
 */
export function compileLoop(node: LoopStatement, outer: ScriptContext): Operands {
  if (!isLeft(node.body)) return rounds(node, outer);
  const loop: Loop = { exit: freeName(outer, "exit"), result: freeName(outer, "result"), isSwitch: false };
  const returned = leave({ how: "return", value: { op: "local", name: loop.result } }, outer);
  return [
    set(loop.exit, NOTHING),
    ...rounds(node, { ...outer, loop }),
    { op: "if", of: [is(loop.exit, "return"), returned] },
  ];
}

function rounds(node: LoopStatement, context: ScriptContext): Operands {
  switch (node.type) {
    case "ForStatement":
      return compileFor(node, context);
    case "WhileStatement":
      return [looped({ test: valueOf(node.test, context), body: round(node.body, context) }, context)];
    case "ForOfStatement":
      return compileForEach(node, { context, items: valueOf(node.right, context) });
    case "ForInStatement": {
      const record: Expression = {
        op: "nullish",
        of: [valueOf(node.right, context), { op: "is", value: "" }],
      };
      return compileForEach(node, { context, items: { op: "keys", of: [record] } });
    }
  }
}

/** A round of a loop that can be left. */
function round(body: Statement, context: ScriptContext): Expression {
  const whole = context.compileNested(body, context);
  return isLeft(body) ? { op: "block", of: [whole] } : whole;
}

function looped(
  given: { readonly test: Expression; readonly body: Expression; readonly update?: Expression },
  { loop }: ScriptContext,
): Expression {
  const { test, body, update } = given;
  const each = update === undefined ? [] : [update];
  if (body.op !== "block" || loop === undefined)
    return { op: "loop", of: [test, { op: "do", of: [body, ...each] }] };
  const goesOn = is(loop.exit);
  const then: Operands = update === undefined ? [] : [{ op: "if", of: [goesOn, update] }];
  return {
    op: "loop",
    of: [
      { op: "and", of: [goesOn, test] },
      { op: "do", of: [body, ...then] },
    ],
  };
}

function compileFor({ init, test, update, body }: ForStatement, context: ScriptContext): Operands {
  const start =
    init === null || init === undefined
      ? []
      : init.type === "VariableDeclaration"
        ? compileDeclaration(init, context)
        : [compileEffect(init, context)];
  const condition: Expression = test ? valueOf(test, context) : { op: "is", value: true };
  const each = {
    test: condition,
    body: round(body, context),
    ...(update && { update: compileEffect(update, context) }),
  };
  return [...start, looped(each, context)];
}

function compileForEach(
  node: ForOfStatement | ForInStatement,
  { context, items }: { readonly context: ScriptContext; readonly items: Expression },
): Operands {
  const { left } = node;
  const id = left.type === "VariableDeclaration" ? left.declarations[0]?.id : left;
  const kind = node.type === "ForInStatement" ? "in" : "of";
  if (id?.type !== "Identifier" || (node.type === "ForOfStatement" && node.await)) {
    const message = `Write: for (const item ${kind} list) { … }`;
    return [refuse(context, { node, code: "statement", message })];
  }
  const slot = declare(context, { name: id.name, isVar: false });
  slot.content = "value";
  const body = round(node.body, context);
  const { loop } = context;
  const each: Expression =
    body.op === "block" && loop !== undefined ? { op: "if", of: [is(loop.exit), body] } : body;
  return [{ op: "forEach", of: [items, each], as: [slot.name] }];
}

/** Whether a loop with this body is left by `break` or `continue`: those of loops and functions inside are theirs. */
function isLeft(node: AnyNode): boolean {
  switch (node.type) {
    case "BreakStatement":
    case "ContinueStatement":
      return true;
    case "BlockStatement":
      return node.body.some(isLeft);
    case "IfStatement":
      return isLeft(node.consequent) || (node.alternate ? isLeft(node.alternate) : false);
    case "SwitchStatement":
      return node.cases.some(({ consequent }) => consequent.some(isLeft));
    default:
      return false;
  }
}

/** `break`, `continue` and `return`. */
export function compileExit(
  node: BreakStatement | ContinueStatement | ReturnStatement,
  context: ScriptContext,
): Expression {
  if (node.type === "ReturnStatement") {
    const value = node.argument ? valueOf(node.argument, context) : NOTHING;
    return leave({ how: "return", value }, context);
  }
  const { loop } = context;
  const isBreak = node.type === "BreakStatement";
  if (loop === undefined || node.label || (isBreak && loop.isSwitch)) {
    const message = "break and continue stand in the loop that they mean, and break at the end of a case.";
    return refuse(context, { node, code: "statement", message });
  }
  return leave({ how: isBreak ? "break" : "continue", value: NOTHING }, context);
}

function leave(
  exit: { readonly how: "break" | "continue" | "return"; readonly value: Expression },
  { loop }: ScriptContext,
): Expression {
  if (loop === undefined) return { op: "return", of: [exit.value] };
  const end: Expression = { op: "return", of: [NOTHING] };
  if (exit.how === "continue") return end;
  const kept = exit.how === "return" ? [set(loop.result, exit.value)] : [];
  return { op: "do", of: [...kept, set(loop.exit, { op: "is", value: exit.how }), end] };
}
