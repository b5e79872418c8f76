import type {
  BlockStatement,
  Expression as Code,
  ModuleDeclaration,
  Statement,
  SwitchStatement,
} from "acorn";
import type { Expression, Operands } from "#forms/Expression.ts";
import { compileDeclaration, declareFunctions } from "./compileDeclaration.ts";
import { compileEffect } from "./compileExpression.ts";
import { compileExit, compileLoop, isLoop } from "./compileLoop.ts";
import { declare, inside, refuse, valueOf, type ScriptContext } from "./ScriptContext.ts";

type Node = Statement | ModuleDeclaration;

/** Statements one after the other. */
export function compileStatements(nodes: readonly Node[], context: ScriptContext): Operands {
  declareFunctions(nodes, context);
  return nodes.flatMap((node) => compileStatement(node, context));
}

function whole(operands: Operands): Expression {
  return operands.length === 1 && operands[0] !== undefined ? operands[0] : { op: "do", of: operands };
}

export function compileNested(node: Node, context: ScriptContext): Expression {
  return whole(compileStatement(node, inside(context, false)));
}

function compileStatement(node: Node, context: ScriptContext): Operands {
  if (isLoop(node)) return compileLoop(node, inside(context, false));
  switch (node.type) {
    case "EmptyStatement":
    // Stands where it is called.
    case "FunctionDeclaration":
      return [];
    case "ExpressionStatement":
      // What an author wrote to follow a script says nothing here (lint rule `consoleCalls`).
      return isConsoleCall(node.expression) ? [] : [compileEffect(node.expression, context)];
    case "BlockStatement":
      return compileStatements(node.body, inside(context, false));
    case "VariableDeclaration":
      return compileDeclaration(node, context);
    case "BreakStatement":
    case "ContinueStatement":
    case "ReturnStatement":
      return [compileExit(node, context)];
    case "IfStatement": {
      const branches = [node.consequent, ...(node.alternate ? [node.alternate] : [])];
      const of = branches.map((branch) => compileNested(branch, context));
      return [{ op: "if", of: [valueOf(node.test, context), ...of] }];
    }
    case "SwitchStatement":
      return compileSwitch(node, inside(context, false));
    default:
      return [
        refuse(context, {
          node,
          code: "statement",
          message:
            `${node.type} is not possible here: only conditions, assignments, loops, functions and return. ${INSTEAD[node.type] ?? ""}`.trim(),
        }),
      ];
  }
}

const INSTEAD: Partial<Readonly<Record<Node["type"], string>>> = {
  ClassDeclaration: "Write: const name = (item) => …",
  DoWhileStatement: "Write: while (condition) { … }",
  ThrowStatement: 'In a rule write: valid = "sentence"',
  TryStatement: "Leave try out: a script that fails has no value.",
};

function isConsoleCall(node: Code): boolean {
  if (node.type !== "CallExpression" || node.callee.type !== "MemberExpression") return false;
  const { object } = node.callee;
  return object.type === "Identifier" && object.name === "console";
}

const ENDS: ReadonlySet<Node["type"]> = new Set(["BreakStatement", "ContinueStatement", "ReturnStatement"]);

/** Cases that end with `break` or `return`, or are empty and go on to the next one. */
function compileSwitch(node: SwitchStatement, context: ScriptContext): Operands {
  const subject = declare(context, { name: "switch value", isVar: false });
  const start: Expression = { op: "set", name: subject.name, of: [valueOf(node.discriminant, context)] };
  const { loop } = context;
  const inner = { ...context, ...(loop !== undefined && { loop: { ...loop, isSwitch: true } }) };
  const branches: { readonly tests: Operands; readonly body: Expression }[] = [];
  let otherwise: Expression = { op: "is" };
  let tests: Expression[] = [];
  let isDefault = false;
  for (const [index, { test, consequent: written }] of node.cases.entries()) {
    const [block] = written;
    const consequent = written.length === 1 && block?.type === "BlockStatement" ? block.body : written;
    if (test) tests.push({ op: "===", of: [{ op: "local", name: subject.name }, valueOf(test, context)] });
    else isDefault = true;
    if (consequent.length === 0) continue;
    const last = consequent.at(-1);
    const isLast = index === node.cases.length - 1;
    if (last !== undefined && !ENDS.has(last.type) && !isLast)
      return [refuse(context, { node, code: "statement", message: "End every case with break." })];
    if (isDefault && !isLast)
      return [refuse(context, { node, code: "statement", message: "Put default at the end." })];
    const body = whole(
      compileStatements(last?.type === "BreakStatement" ? consequent.slice(0, -1) : consequent, inner),
    );
    if (isDefault) otherwise = body;
    else branches.push({ tests, body });
    tests = [];
  }
  const chain = branches.reduceRight<Expression>(
    (rest, { tests: any, body }) => ({ op: "if", of: [{ op: "or", of: any }, body, rest] }),
    otherwise,
  );
  return [start, chain];
}

/** The body of a function: its variables begin anew with every call. */
export function compileFunctionBody(body: BlockStatement | Code, context: ScriptContext): Expression {
  if (body.type !== "BlockStatement") return valueOf(body, context);
  const parameters = new Set(context.scopes.at(-1)?.slots.keys());
  const of = compileStatements(body.body, context);
  const own = [...(context.scopes.at(-1)?.slots ?? [])].filter(([name]) => !parameters.has(name));
  const begin = own.map(([, slot]): Expression => ({ op: "set", name: slot.name, of: [{ op: "is" }] }));
  return { op: "block", of: [...begin, ...of, { op: "is" }] };
}
