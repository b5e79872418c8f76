import type {
  AnyNode,
  AssignmentExpression,
  BinaryExpression,
  MemberExpression,
  UnaryExpression,
  UpdateExpression,
} from "acorn";
import type { Expression } from "#forms/Expression.ts";
import { patternIn } from "./compilePattern.ts";
import { givenName } from "./givenNames.ts";
import {
  assign,
  declare,
  findSlot,
  isDeclared,
  plain,
  refuse,
  type ScriptContext,
  type Slot,
  valueOf,
  written,
} from "./ScriptContext.ts";

export function compileUnary(node: UnaryExpression, context: ScriptContext): Expression {
  const { operator, argument } = node;
  if (operator === "+") return { op: "number", of: [context.compile(argument, context).expression] };
  if (operator === "!") return { op: "!", of: [valueOf(argument, context)] };
  if (operator === "-") return { op: "negative", of: [valueOf(argument, context)] };
  if (operator === "typeof") return { op: "typeof", of: [valueOf(argument, context)] };
  return refuse(context, {
    node,
    code: "operator",
    message: `The operator ${operator} is not possible here.`,
  });
}

const ARITHMETIC = new Set([
  "+",
  "-",
  "*",
  "/",
  "%",
  "**",
  "==",
  "!=",
  "===",
  "!==",
  "<",
  ">",
  "<=",
  ">=",
] as const);
const OF_TIMES = new Set(["-", "<", ">", "<=", ">="]);
type BinaryName = typeof ARITHMETIC extends Set<infer Name> ? Name : never;

function isBinaryName(operator: string): operator is BinaryName {
  return new Set<string>(ARITHMETIC).has(operator);
}

/** The line as it can be written instead, where there is one for the operator. */
function rewritten(node: BinaryExpression, context: ScriptContext): string {
  const [left, right] = [written(node.left, context), written(node.right, context)];
  if (node.operator === "in") return `Write: _.has(${right}, ${left})`;
  if (node.operator === "&" || node.operator === "|")
    return `Write: ${left} ${node.operator}${node.operator} ${right}`;
  if (node.operator === "instanceof") return `Write: Array.isArray(${left}), or typeof ${left} === "…"`;
  return "";
}

export function compileBinary(node: BinaryExpression, context: ScriptContext): Expression {
  const { operator, left, right } = node;
  if (!isBinaryName(operator) || left.type === "PrivateIdentifier") {
    const message = `The operator ${operator} is not possible here. ${rewritten(node, context)}`.trim();
    return refuse(context, { node, code: "operator", message });
  }
  const read = OF_TIMES.has(operator)
    ? (part: AnyNode): Expression => context.compile(part, context).expression
    : (part: AnyNode): Expression => valueOf(part, context);
  return { op: operator, of: [read(left), read(right)] };
}

const LOGICAL = { "||=": "or", "&&=": "and", "??=": "nullish" } as const;

function isLogical(operator: string): operator is keyof typeof LOGICAL {
  return Object.hasOwn(LOGICAL, operator);
}

export function compileAssignment(node: AssignmentExpression, context: ScriptContext): Expression {
  const { left, operator, right } = node;
  if (isPatternForLater(node, context)) return { op: "is" };
  const known = left.type === "Identifier" ? findSlot(context, left.name) : undefined;
  const slot = known ?? undeclared(node, context);
  if (slot === undefined)
    return refuse(context, { node: left, code: "assignment", message: noVariable(node, context) });
  if (operator === "=") return assign(slot, { value: context.compile(right, context), node, context });
  const before: Expression = { op: "local", name: slot.name };
  const sign = operator.slice(0, -1);
  const op = isLogical(operator) ? LOGICAL[operator] : isBinaryName(sign) ? sign : undefined;
  if (op === undefined) {
    const message = `The operator ${operator} is not possible here.`;
    return refuse(context, { node, code: "operator", message });
  }
  const value: Expression = { op, of: [before, valueOf(right, context)] };
  return assign(slot, { value: plain(value), node, context });
}

function noVariable({ left, right }: AssignmentExpression, context: ScriptContext): string {
  if (left.type === "Identifier")
    return isDeclared(context, left.name) || givenName(left.name) !== undefined
      ? `"${left.name}" cannot be set. Write: let ${left.name}2 = ${written(right, context)};`
      : `"${left.name}" is not declared. Write before it: let ${left.name} = 0;`;
  const rule = "A script cannot change other answers";
  if (left.type !== "MemberExpression" || !isOfAnswers(left))
    return `${rule}, nor parts of a variable. Write the whole of it: let name = { … }`;
  const field = left.property.type === "Identifier" ? `"${left.property.name}"` : "that field";
  return `${rule}. Give ${field} a calculateValue: value = ${written(right, context)};`;
}

function isOfAnswers({ object }: MemberExpression): boolean {
  return object.type === "Identifier" && (object.name === "data" || object.name === "row");
}

/** `name = /…/` without a declaration: the name stands for the pattern from here on. */
function isPatternForLater({ left, operator, right }: AssignmentExpression, context: ScriptContext): boolean {
  const regex = patternIn(right, context);
  const [script] = context.scopes;
  if (left.type !== "Identifier" || operator !== "=" || regex === undefined) return false;
  if (script === undefined || isDeclared(context, left.name)) return false;
  script.constants.set(left.name, { is: "pattern", regex });
  return true;
}

/** What is set without being declared is a variable of the whole script, as in JavaScript that is not strict. */
function undeclared({ left, operator }: AssignmentExpression, context: ScriptContext): Slot | undefined {
  if (left.type !== "Identifier" || operator !== "=" || isDeclared(context, left.name)) return undefined;
  if (givenName(left.name) !== undefined) return undefined;
  const [script] = context.scopes;
  if (script === undefined) return undefined;
  return declare({ ...context, scopes: [script] }, { name: left.name, isVar: true });
}

export function compileUpdate(node: UpdateExpression, context: ScriptContext): Expression {
  const slot = node.argument.type === "Identifier" ? findSlot(context, node.argument.name) : undefined;
  if (slot === undefined) {
    const message = `Only a declared variable can be counted up or down. Write before it: let ${written(node.argument, context)} = 0;`;
    return refuse(context, { node, code: "assignment", message });
  }
  const one: Expression = { op: "is", value: 1 };
  const before: Expression = { op: "number", of: [{ op: "local", name: slot.name }] };
  const value: Expression =
    node.operator === "++" ? { op: "+", of: [before, one] } : { op: "-", of: [before, one] };
  return assign(slot, { value: plain(value), node, context });
}
