import { type AnyNode, parse, type Property, type SpreadElement } from "acorn";
import { isRaw, type Raw } from "./rawDefinition.ts";

/** The object of `schema = { … };` where everything in it is written out, otherwise undefined. Nothing is run. */
export function readLiteralSchema(code: string): Raw | undefined {
  try {
    const [statement, ...others] = parse(
      code.trimStart().startsWith("{") ? `(${code.trim().replace(/;$/, "")})` : code,
      {
        ecmaVersion: 2022,
      },
    ).body;
    if (others.some(({ type }) => type !== "EmptyStatement") || statement?.type !== "ExpressionStatement")
      return undefined;
    const { expression } = statement;
    const isSet =
      expression.type === "AssignmentExpression" &&
      expression.operator === "=" &&
      expression.left.type === "Identifier" &&
      expression.left.name === "schema";
    const value = literal(isSet ? expression.right : expression);
    return isRaw(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

class NotLiteral extends Error {}

function literal(node: AnyNode | null): unknown {
  if (node?.type === "Literal" && node.regex === undefined && node.bigint === undefined) return node.value;
  if (node?.type === "TemplateLiteral" && node.expressions.length === 0) return node.quasis[0]?.value.cooked;
  if (node?.type === "ArrayExpression") return node.elements.map(literal);
  if (node?.type === "ObjectExpression") return Object.fromEntries(node.properties.map(member));
  const value =
    node?.type === "UnaryExpression" && node.operator === "-" ? literal(node.argument) : undefined;
  if (typeof value !== "number") throw new NotLiteral();
  return -value;
}

function member(property: Property | SpreadElement): [string, unknown] {
  if (property.type !== "Property" || property.computed || property.kind !== "init") throw new NotLiteral();
  const { key, value } = property;
  if (key.type === "Identifier") return [key.name, literal(value)];
  if (key.type !== "Literal") throw new NotLiteral();
  return [String(key.value), literal(value)];
}
