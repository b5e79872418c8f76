import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";
import type { Expression } from "#forms/Expression.ts";
import type { FunctionName } from "#forms/expressions/calculations.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import type { KnownComponent } from "../formio/knownComponents.ts";
import type { Raw } from "../formio/rawDefinition.ts";
import { emptiness } from "./emptiness.ts";
import { findReference } from "./findReference.ts";
import { refusal, type Refusal } from "./Refusal.ts";

const simpleSchema = z.looseObject({
  conjunction: z.unknown(),
  conditions: z.array(
    z.looseObject({ component: z.unknown(), operator: z.unknown(), value: z.json().optional() }),
  ),
  show: z.unknown(),
});

const OPERATORS: Readonly<Record<string, FunctionName>> = {
  isEqual: "isEqual",
  isNotEqual: "isNotEqual",
  includes: "includesText",
  notIncludes: "notIncludesText",
  startsWith: "startsWith",
  endsWith: "endsWith",
  greaterThan: "greaterThan",
  greaterThanOrEqual: "greaterThanOrEqual",
  lessThan: "lessThan",
  lessThanOrEqual: "lessThanOrEqual",
};

const DATE_OPERATORS: Readonly<Record<string, FunctionName>> = {
  isDateEqual: "isDateEqual",
  isNotDateEqual: "isNotDateEqual",
  dateGreaterThan: "dateGreaterThan",
  dateGreaterThanOrEqual: "dateGreaterThanOrEqual",
  dateLessThan: "dateLessThan",
  dateLessThanOrEqual: "dateLessThanOrEqual",
};

/** `{ show, conjunction, conditions }` with the 18 operators. Unlike Form.io, an unknown operator refuses. */
export function compileSimpleConditional(
  conditional: Raw,
  known: readonly KnownComponent[],
): Result<Expression, readonly Refusal[]> {
  const parsed = simpleSchema.safeParse(conditional);
  if (!parsed.success) return err([refusal("form", "conditional.conditions must be a list of conditions.")]);
  const { conditions, conjunction, show = true } = parsed.data;
  const shown: Expression = { op: "is", value: true };
  if (conditions.length === 0) return ok(shown);
  const compiled = conditions.flatMap((condition) =>
    condition.component === undefined || condition.component === null || condition.component === ""
      ? []
      : [compileCondition(condition, known)],
  );
  const refusals = compiled.flatMap((part) => (part.ok ? [] : [part.failure]));
  if (refusals.length > 0) return err(refusals);
  const parts = compiled.flatMap((part) => (part.ok ? [part.value] : []));
  const whole: Expression =
    parts.length === 0
      ? { op: "is", value: conjunction !== "any" }
      : parts.length === 1 && parts[0] !== undefined
        ? parts[0]
        : { op: conjunction === "any" ? "or" : "and", of: parts };
  return ok(isShow(show) ? whole : { op: "!", of: [whole] });
}

/** Form.io reads a text as JSON and takes its truth. */
function isShow(show: unknown): boolean {
  return typeof show === "string" ? Boolean(readJson(show)) : Boolean(show);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

interface Condition {
  readonly component?: unknown;
  readonly operator?: unknown;
  readonly value?: JsonValue | undefined;
}

function compileCondition(
  { component: path, operator, value }: Condition,
  known: readonly KnownComponent[],
): Result<Expression, Refusal> {
  if (typeof path !== "string") return err(refusal("form", "A condition must name its field by a text."));
  if (typeof operator !== "string") return err(refusal("operator", "A condition has no operator."));
  const { component, answer: found } = findReference(path, known);
  // Core does not look at the answers for a field that the definition does not have.
  const answer: Expression = component === undefined ? { op: "is", value: null } : found;
  const wanted: Expression = value === undefined ? { op: "is" } : { op: "is", value };
  if (operator === "isEmpty") return ok(emptiness(answer, component));
  if (operator === "isNotEmpty") return ok({ op: "!", of: [emptiness(answer, component)] });
  if (Object.hasOwn(DATE_OPERATORS, operator)) {
    const reading: Expression = {
      op: "is",
      value: component?.raw["dayFirst"] === true ? "dayFirst" : "monthFirst",
    };
    return ok({ op: DATE_OPERATORS[operator] ?? "isDateEqual", of: [answer, wanted, reading] });
  }
  if (!Object.hasOwn(OPERATORS, operator))
    return err(refusal("operator", `The operator "${operator}" does not exist.`));
  const op = OPERATORS[operator] ?? "isEqual";
  if (op !== "isEqual" && op !== "isNotEqual") return ok({ op, of: [answer, wanted] });
  const read: Expression = typeof value === "string" ? literalOf(readJson(value)) : wanted;
  const of = [answer, wanted, read];
  if (component?.type !== "selectboxes") return ok({ op, of });
  return ok({ op: op === "isEqual" ? "isTicked" : "isNotTicked", of });
}

function literalOf(value: unknown): Expression {
  const parsed = z.json().safeParse(value);
  return parsed.success ? { op: "is", value: parsed.data } : { op: "is" };
}
