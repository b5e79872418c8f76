import type {
  AnyNode,
  AssignmentExpression,
  BinaryExpression,
  Expression as Code,
  Identifier,
  Literal,
  MemberExpression,
  ObjectExpression,
  TemplateLiteral,
  UnaryExpression,
  UpdateExpression,
} from "acorn";
import type { Expression } from "../../../forms/Expression.ts";
import { compileCall, compileNew } from "./compileCall.ts";
import { assign, findSlot, plain, refuse, valueOf, type ScriptContext, type Typed } from "./ScriptContext.ts";

const NOT_A_NUMBER: Expression = { op: "number", of: [{ op: "is" }] };
const INFINITE: Expression = {
  op: "/",
  of: [
    { op: "is", value: 1 },
    { op: "is", value: 0 },
  ],
};

/** What a script can see without declaring it. */
const NAMES: Readonly<Record<string, Expression>> = {
  data: { op: "data" },
  row: { op: "row" },
  value: { op: "value" },
  input: { op: "value" },
  rowIndex: { op: "rowIndex" },
  undefined: { op: "is" },
  NaN: NOT_A_NUMBER,
  Infinity: INFINITE,
};

/** An expression of a script. What is not in the subset is refused. */
export function compileExpression(node: AnyNode, context: ScriptContext): Typed {
  const value = (part: AnyNode): Expression => valueOf(part, context);
  switch (node.type) {
    case "ParenthesizedExpression":
      return compileExpression(node.expression, context);
    case "Literal":
      return plain(compileLiteral(node, context));
    case "Identifier":
      return compileName(node, context);
    case "TemplateLiteral":
      return plain(compileTemplate(node, context));
    case "ArrayExpression":
      return plain({
        op: "list",
        of: node.elements.map((item) => (item === null ? { op: "is" } : value(item))),
      });
    case "ObjectExpression":
      return plain(compileObject(node, context));
    case "UnaryExpression":
      return plain(compileUnary(node, context));
    case "BinaryExpression":
      return plain(compileBinary(node, context));
    case "LogicalExpression": {
      const op = node.operator === "&&" ? "and" : node.operator === "||" ? "or" : "nullish";
      return plain({ op, of: [value(node.left), value(node.right)] });
    }
    case "ConditionalExpression": {
      const then = compileExpression(node.consequent, context);
      const otherwise = compileExpression(node.alternate, context);
      if (then.isTime !== otherwise.isTime)
        return plain(value(then.isTime ? node.consequent : node.alternate));
      return {
        expression: { op: "if", of: [value(node.test), then.expression, otherwise.expression] },
        isTime: then.isTime,
      };
    }
    case "AssignmentExpression":
      return plain(compileAssignment(node, context));
    case "SequenceExpression":
      return plain({ op: "do", of: node.expressions.map(value) });
    case "MemberExpression":
      return plain(compileMember(node, context));
    case "ChainExpression": {
      const chain = compileExpression(node.expression, context);
      return { expression: { op: "block", of: [chain.expression] }, isTime: chain.isTime };
    }
    case "CallExpression":
      return compileCall(node, context);
    case "NewExpression":
      return compileNew(node, context);
    default:
      return plain(
        refuse(context, { node, code: "statement", message: `${node.type} is not possible here.` }),
      );
  }
}

/** An expression for its effect alone: counting is possible here, where nobody looks at the result. */
export function compileEffect(node: Code, context: ScriptContext): Expression {
  if (node.type === "SequenceExpression")
    return { op: "do", of: node.expressions.map((part) => compileEffect(part, context)) };
  if (node.type === "UpdateExpression") return compileUpdate(node, context);
  return compileExpression(node, context).expression;
}

function compileLiteral(node: Literal, context: ScriptContext): Expression {
  const { value } = node;
  if (value === null || typeof value === "string" || typeof value === "boolean") {
    // A regular expression that this engine cannot read also has the value null.
    if (node.regex === undefined) return { op: "is", value };
  }
  if (typeof value === "number") return Number.isFinite(value) ? { op: "is", value } : INFINITE;
  const message = "Regular expressions are possible only as /…/.test(text) and text.replace(/…/, text).";
  return refuse(context, { node, code: "function", message });
}

function compileName(node: Identifier, context: ScriptContext): Typed {
  const slot = findSlot(context, node.name);
  if (slot !== undefined)
    return { expression: { op: "local", name: slot.name }, isTime: slot.holds === "time" };
  const known = Object.hasOwn(NAMES, node.name) ? NAMES[node.name] : undefined;
  if (known !== undefined) return plain(known);
  const message = `"${node.name}" is not known here: scripts see data, row, value and the variables they declare.`;
  return plain(refuse(context, { node, code: "name", message }));
}

function compileTemplate(node: TemplateLiteral, context: ScriptContext): Expression {
  let text: Expression = { op: "is", value: "" };
  for (const [index, { value }] of node.quasis.entries()) {
    const written: Expression = { op: "is", value: value.cooked ?? "" };
    text = index === 0 ? written : { op: "+", of: [text, written] };
    const part = node.expressions[index];
    if (part !== undefined) text = { op: "+", of: [text, valueOf(part, context)] };
  }
  return text;
}

function compileObject(node: ObjectExpression, context: ScriptContext): Expression {
  const of = node.properties.flatMap((property): Expression[] => {
    if (property.type !== "Property" || property.kind !== "init" || property.method)
      return [refuse(context, { node: property, code: "member", message: "Write name: value." })];
    const { key, computed } = property;
    if (computed) return [valueOf(key, context), valueOf(property.value, context)];
    const name = key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : "";
    return [{ op: "is", value: name }, valueOf(property.value, context)];
  });
  return { op: "record", of };
}

function compileUnary(node: UnaryExpression, context: ScriptContext): Expression {
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

function compileBinary(node: BinaryExpression, context: ScriptContext): Expression {
  const { operator, left, right } = node;
  if (!isBinaryName(operator) || left.type === "PrivateIdentifier")
    return refuse(context, {
      node,
      code: "operator",
      message: `The operator ${operator} is not possible here.`,
    });
  const read = OF_TIMES.has(operator)
    ? (part: AnyNode): Expression => context.compile(part, context).expression
    : (part: AnyNode): Expression => valueOf(part, context);
  return { op: operator, of: [read(left), read(right)] };
}

function compileAssignment(node: AssignmentExpression, context: ScriptContext): Expression {
  const { left, operator, right } = node;
  const slot = left.type === "Identifier" ? findSlot(context, left.name) : undefined;
  if (slot === undefined) {
    const message =
      left.type === "Identifier"
        ? `"${left.name}" is not declared. Write: let ${left.name} = …`
        : "A script cannot change other answers: give that field a calculateValue of its own.";
    return refuse(context, { node: left, code: "assignment", message });
  }
  if (operator === "=") return assign(slot, { value: context.compile(right, context), node, context });
  const sign = operator.slice(0, -1);
  if (!isBinaryName(sign))
    return refuse(context, {
      node,
      code: "operator",
      message: `The operator ${operator} is not possible here.`,
    });
  const value: Expression = { op: sign, of: [{ op: "local", name: slot.name }, valueOf(right, context)] };
  return assign(slot, { value: plain(value), node, context });
}

function compileUpdate(node: UpdateExpression, context: ScriptContext): Expression {
  const slot = node.argument.type === "Identifier" ? findSlot(context, node.argument.name) : undefined;
  if (slot === undefined) {
    const message = "Only a declared variable can be counted up or down.";
    return refuse(context, { node, code: "assignment", message });
  }
  const one: Expression = { op: "is", value: 1 };
  const before: Expression = { op: "number", of: [{ op: "local", name: slot.name }] };
  const value: Expression =
    node.operator === "++" ? { op: "+", of: [before, one] } : { op: "-", of: [before, one] };
  return assign(slot, { value: plain(value), node, context });
}

/** `object.name` and `object[key]`: own members only. */
function compileMember(node: MemberExpression, context: ScriptContext): Expression {
  const { object, property, computed } = node;
  if (object.type === "Identifier" && object.name === "submission" && nameOf(node) === "data")
    return { op: "data" };
  if (property.type === "PrivateIdentifier")
    return refuse(context, { node, code: "member", message: "Private members are not possible here." });
  const key: Expression =
    !computed && property.type === "Identifier"
      ? { op: "is", value: property.name }
      : valueOf(property, context);
  return { op: "get", of: [guarded(node, context), key] };
}

/** The object of `object?.name`: where it is nothing, the whole chain is undefined. */
export function guarded(node: MemberExpression, context: ScriptContext): Expression {
  const object = valueOf(node.object, context);
  if (!node.optional) return object;
  let name = "object";
  for (let count = 2; context.taken.has(name); count += 1) name = `object$${String(count)}`;
  context.taken.add(name);
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

function nameOf({ property, computed }: MemberExpression): string | undefined {
  return !computed && property.type === "Identifier" ? property.name : undefined;
}
