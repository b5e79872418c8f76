import type {
  AnyNode,
  Expression as Code,
  Identifier,
  Literal,
  MemberExpression,
  ObjectExpression,
  TemplateLiteral,
} from "acorn";
import type { Expression } from "#forms/Expression.ts";
import { compileCall, compileNew } from "./compileCall.ts";
import { asValue, formReading } from "./formObjects.ts";
import { GIVEN_NAMES, givenName } from "./givenNames.ts";
import { compileAssignment, compileBinary, compileUnary, compileUpdate } from "./compileOperators.ts";
import {
  findConstant,
  findSlot,
  guarded,
  isDeclared,
  plain,
  refuse,
  valueOf,
  type ScriptContext,
  type Typed,
} from "./ScriptContext.ts";

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
    case "FunctionExpression":
    case "ArrowFunctionExpression": {
      const message =
        "A function has a name here, const name = (item) => …, or stands in .map(…) and its like.";
      return plain(refuse(context, { node, code: "statement", message }));
    }
    default:
      return plain(
        refuse(context, { node, code: "statement", message: `${node.type} is not possible here.` }),
      );
  }
}

/** An expression for its effect alone: counting is possible here, where the result is not used. */
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
  if (typeof value === "number") return Number.isFinite(value) ? { op: "is", value } : GIVEN_NAMES.Infinity;
  const message =
    "Write the pattern where it is used: /…/.test(text), text.match(/…/), text.replace(/…/, text), or const name = /…/.";
  return refuse(context, { node, code: "function", message });
}

function compileName(node: Identifier, context: ScriptContext): Typed {
  const slot = findSlot(context, node.name);
  if (slot !== undefined)
    return { expression: { op: "local", name: slot.name }, isTime: slot.content === "time" };
  const known = givenName(node.name);
  if (known !== undefined && !isDeclared(context, node.name)) return plain(known);
  const reading = formReading(node, context);
  if (reading !== undefined) return plain(asValue(reading, { node, context }));
  const constant = findConstant(context, node.name);
  const message =
    constant?.is === "function"
      ? `"${node.name}" is a function. Write: ${node.name}(…)`
      : constant?.is === "pattern"
        ? `"${node.name}" is a pattern. Write: ${node.name}.test(text)`
        : `"${node.name}" is not known here: scripts see data, row, value and the variables they declare.`;
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

/** `object.name` and `object[key]`: own members only. */
function compileMember(node: MemberExpression, context: ScriptContext): Expression {
  const { object, property, computed } = node;
  const reading = formReading(node, context);
  if (reading !== undefined) return asValue(reading, { node, context });
  if (property.type === "PrivateIdentifier")
    return refuse(context, { node, code: "member", message: "Private members are not possible here." });
  const base = valueOf(object, context);
  const key: Expression =
    !computed && property.type === "Identifier"
      ? { op: "is", value: property.name }
      : valueOf(property, context);
  return { op: "get", of: [node.optional ? guarded(base, context) : base, key] };
}
