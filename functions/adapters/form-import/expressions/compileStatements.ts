import type {
  BlockStatement,
  Expression as Code,
  ForOfStatement,
  ForStatement,
  ModuleDeclaration,
  Statement,
  SwitchStatement,
  VariableDeclaration,
} from "acorn";
import type { Expression, Operands } from "../../../forms/Expression.ts";
import { compileEffect } from "./compileExpression.ts";
import { assign, declare, inside, refuse, valueOf, type ScriptContext } from "./ScriptContext.ts";

type Node = Statement | ModuleDeclaration;

/** Statements one after the other. */
export function compileStatements(nodes: readonly Node[], context: ScriptContext): Operands {
  return nodes.flatMap((node) => compileStatement(node, context));
}

function whole(operands: Operands): Expression {
  return operands.length === 1 && operands[0] !== undefined ? operands[0] : { op: "do", of: operands };
}

function nested(node: Node, context: ScriptContext): Expression {
  return whole(compileStatement(node, inside(context, false)));
}

function compileStatement(node: Node, context: ScriptContext): Operands {
  switch (node.type) {
    case "EmptyStatement":
      return [];
    case "ExpressionStatement":
      return [compileEffect(node.expression, context)];
    case "BlockStatement":
      return compileStatements(node.body, inside(context, false));
    case "VariableDeclaration":
      return compileDeclaration(node, context);
    case "ReturnStatement":
      return [{ op: "return", of: node.argument ? [valueOf(node.argument, context)] : [{ op: "is" }] }];
    case "IfStatement": {
      const branches = [node.consequent, ...(node.alternate ? [node.alternate] : [])];
      const of = branches.map((branch) => nested(branch, context));
      return [{ op: "if", of: [valueOf(node.test, context), ...of] }];
    }
    case "ForStatement":
      return compileFor(node, inside(context, false));
    case "ForOfStatement":
      return compileForOf(node, inside(context, false));
    case "SwitchStatement":
      return compileSwitch(node, inside(context, false));
    default:
      return [
        refuse(context, {
          node,
          code: "statement",
          message: `${node.type} is not possible here: only conditions, assignments, simple loops and return.`,
        }),
      ];
  }
}

function compileDeclaration(node: VariableDeclaration, context: ScriptContext): Operands {
  return node.declarations.flatMap(({ id, init }) => {
    if (id.type !== "Identifier")
      return [refuse(context, { node: id, code: "statement", message: "Declare one variable at a time." })];
    const value = init ? context.compile(init, context) : undefined;
    const slot = declare(context, { name: id.name, isVar: node.kind === "var" });
    if (value !== undefined) return [assign(slot, { value, node: id, context })];
    return node.kind === "var"
      ? []
      : [{ op: "set", name: slot.name, of: [{ op: "is" }] } satisfies Expression];
  });
}

function compileFor(node: ForStatement, context: ScriptContext): Operands {
  const { init, test, update, body } = node;
  const start =
    init === null || init === undefined
      ? []
      : init.type === "VariableDeclaration"
        ? compileDeclaration(init, context)
        : [compileEffect(init, context)];
  const condition: Expression = test ? valueOf(test, context) : { op: "is", value: true };
  const each: Operands = [nested(body, context), ...(update ? [compileEffect(update, context)] : [])];
  return [...start, { op: "loop", of: [condition, { op: "do", of: each }] }];
}

function compileForOf(node: ForOfStatement, context: ScriptContext): Operands {
  const { left, right, body } = node;
  const list = valueOf(right, context);
  const id = left.type === "VariableDeclaration" ? left.declarations[0]?.id : undefined;
  if (id?.type !== "Identifier" || node.await)
    return [refuse(context, { node, code: "statement", message: "Write: for (const item of list)." })];
  const slot = declare(context, { name: id.name, isVar: false });
  slot.holds = "value";
  return [{ op: "forEach", of: [list, nested(body, context)], as: [slot.name] }];
}

/** Cases that end with `break` or `return`, or are empty and go on to the next one. */
function compileSwitch(node: SwitchStatement, context: ScriptContext): Operands {
  const subject = declare(context, { name: "switch value", isVar: false });
  const start: Expression = { op: "set", name: subject.name, of: [valueOf(node.discriminant, context)] };
  const branches: { readonly tests: Operands; readonly body: Expression }[] = [];
  let otherwise: Expression = { op: "is" };
  let tests: Expression[] = [];
  let isDefault = false;
  for (const [index, { test, consequent }] of node.cases.entries()) {
    if (test) tests.push({ op: "===", of: [{ op: "local", name: subject.name }, valueOf(test, context)] });
    else isDefault = true;
    if (consequent.length === 0) continue;
    const last = consequent.at(-1);
    const isLast = index === node.cases.length - 1;
    if (last?.type !== "BreakStatement" && last?.type !== "ReturnStatement" && !isLast)
      return [refuse(context, { node, code: "statement", message: "End every case with break." })];
    if (isDefault && !isLast)
      return [refuse(context, { node, code: "statement", message: "Put default at the end." })];
    const body = whole(
      compileStatements(last?.type === "BreakStatement" ? consequent.slice(0, -1) : consequent, context),
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
