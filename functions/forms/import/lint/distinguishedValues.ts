import type { Expression } from "#forms/Expression.ts";
import type { JsonValue } from "#forms/JsonValue.ts";

/** What an expression compares answers with. */
export function literalsIn(expression: Expression): readonly JsonValue[] {
  if (expression.op === "is") return expression.value === undefined ? [] : [expression.value];
  // Names of members and dates' formats are no answers, and harmless as candidates.
  return "of" in expression ? expression.of.flatMap(literalsIn) : [];
}

/** Operators whose truth depends on nothing but comparisons with the literals beside them. */
const COMPARING = new Set<Expression["op"]>([
  "is",
  "answer",
  "data",
  "row",
  "root",
  "local",
  "set",
  "block",
  "do",
  "return",
  "attempt",
  "and",
  "or",
  "logicAnd",
  "logicOr",
  "nullish",
  "if",
  "!",
  "==",
  "===",
  "!=",
  "!==",
  "<",
  ">",
  "<=",
  ">=",
  "lessThanAll",
  "atMostAll",
  "get",
  "maybe",
  "at",
  "var",
  "truthy",
  "falsy",
  "boolean",
  "in",
  "includes",
  "list",
  "isEqual",
  "isNotEqual",
  "isTicked",
  "isNotTicked",
  "includesText",
  "notIncludesText",
  "startsWith",
  "endsWith",
  "greaterThan",
  "greaterThanOrEqual",
  "lessThan",
  "lessThanOrEqual",
  "isNothing",
  "isBlank",
  "isBlankText",
  "isUnticked",
  "legacy",
  "shown",
  "shownUnlessFalse",
  "isDateEqual",
  "isNotDateEqual",
  "dateGreaterThan",
  "dateGreaterThanOrEqual",
  "dateLessThan",
  "dateLessThanOrEqual",
]);

/** Whether trying the distinguished values decides an expression for all answers. */
export function isDecidable(expression: Expression): boolean {
  return COMPARING.has(expression.op) && (!("of" in expression) || expression.of.every(isDecidable));
}

/** A value with its neighbours: below, at and above what it is compared with. */
export function around(literal: JsonValue): readonly JsonValue[] {
  if (typeof literal === "number") return [literal - 1, literal, literal + 1];
  if (typeof literal !== "string") return [literal];
  const number = literal.trim() === "" ? NaN : Number(literal);
  if (Number.isFinite(number)) return [literal, number - 1, number, number + 1];
  const day = /^(\d{4}-\d\d-\d\d)/.exec(literal)?.[1];
  return day === undefined ? [literal] : [literal, "1900-01-01", "2100-01-01"];
}
