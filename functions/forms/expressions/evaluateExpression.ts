import type { JsonValue } from "../JsonValue.ts";
import type { ControlName, Expression, Operands } from "../Expression.ts";
import { type ExpressionScope, fail, step, type Run } from "./Run.ts";
import { findAnswer } from "./findAnswer.ts";
import type { Calculations, FunctionName } from "./calculations.ts";
import { truthy } from "./coercions.ts";
import { CONDITION_FUNCTIONS } from "./conditionFunctions.ts";
import type { ListName } from "./forEachItem.ts";
import {
  FAILED,
  isList,
  isRecord,
  nested,
  type Operation,
  type Outcome,
  type Value,
  type Values,
  type Work,
} from "./Value.ts";

/** Steps of one evaluation: adding up a list of 100 rows needs some hundreds. */
const MAX_STEPS = 100_000;

/**
 * The value of an expression, or null where JavaScript would have thrown or the steps are used up. Never throws. A
 * number that is none (NaN, Infinity) is no value, because no answer can hold one.
 */
export function evaluateExpression(expression: Expression, scope: ExpressionScope): JsonValue | undefined {
  const { value, work } = evaluated(expression, scope);
  return value === undefined || isNoNumber(value) ? undefined : jsonOf(value, work);
}

/** Whether a condition holds: JavaScript's truth of its value. Where it fails, it does not hold. */
export function isTrue(expression: Expression, scope: ExpressionScope): boolean {
  return Boolean(evaluated(expression, scope).value);
}

/** The steps that an evaluation took are gone for the next one of the same run. */
function evaluated(
  expression: Expression,
  scope: ExpressionScope,
): { readonly value: Value; readonly work: Work } {
  const { budget } = scope;
  const run = start(scope);
  const { steps } = run.work;
  const value = attempt([expression], run);
  if (budget !== undefined) budget.steps -= steps - run.work.steps;
  return { value, work: run.work };
}

function start(scope: ExpressionScope): Run {
  const steps = Math.min(MAX_STEPS, scope.budget?.steps ?? MAX_STEPS);
  const work: Work = { steps, depth: 0, now: Date.parse(scope.now) };
  const evaluate = (expression: Expression | undefined): Value => evaluateIn(run, expression);
  const run: Run = { scope, locals: new Map(), work, evaluate, ended: undefined };
  return run;
}

function isNoNumber(value: Value): boolean {
  return typeof value === "number" && !Number.isFinite(value);
}

function jsonOf(value: Value, work: Work): JsonValue {
  if (isList(value)) {
    const inside = (): JsonValue[] => value.map((item) => jsonOf(item, work));
    return nested<JsonValue>(work, { size: value.length, otherwise: null, inside });
  }
  if (isRecord(value)) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined);
    const inside = (): JsonValue =>
      Object.fromEntries(entries.map(([key, item]) => [key, jsonOf(item, work)]));
    return nested<JsonValue>(work, { size: entries.length, otherwise: null, inside });
  }
  return value === undefined || isNoNumber(value) ? null : value;
}

function evaluateIn(run: Run, expression: Expression | undefined): Value {
  if (expression === undefined || !step(run)) return undefined;
  switch (expression.op) {
    case "is":
      return expression.value;
    case "data":
    case "row":
    case "value":
      return run.scope[expression.op];
    case "rowIndex":
      return run.scope.rowIndexes.at(-1);
    case "root":
      return { data: run.scope.data, row: run.scope.row, value: run.scope.value, input: run.scope.value };
    case "answer":
      return findAnswer(expression, run.scope);
    case "local":
      return run.locals.get(expression.name);
    case "set": {
      const value = run.evaluate(expression.of[0]);
      if (run.ended === undefined) run.locals.set(expression.name, value);
      return value;
    }
    default:
      if ("as" in expression) return overList(expression, run);
      return isControl(expression) ? CONTROLS[expression.op](expression.of, run) : call(expression, run);
  }
}

/** The names of a body stand for the items only while it runs. Fails on what is no list, as JavaScript does. */
function overList({ op, of, as }: Extract<Expression, { readonly op: ListName }>, run: Run): Value {
  const list = run.evaluate(of[0]);
  if (!isList(list)) return fail(run);
  const body = (...parameters: Values): Outcome => {
    if (!step(run)) return FAILED;
    for (const [index, value] of parameters.entries()) run.locals.set(as[index] ?? "", value);
    return run.evaluate(of[1]);
  };
  const start = of.length < 3 ? {} : { start: () => run.evaluate(of[2]) };
  const outcome = calculationsOf(run).forEachItem(op, { list, body, ...start });
  return outcome === FAILED ? fail(run) : outcome;
}

type Applied = Extract<Expression, { readonly op: FunctionName | ControlName }>;

function isControl(expression: Applied): expression is Extract<Expression, { readonly op: ControlName }> {
  return Object.hasOwn(CONTROLS, expression.op);
}

function call(expression: Extract<Expression, { readonly op: FunctionName }>, run: Run): Value {
  const args: Value[] = [];
  for (const operand of expression.of) {
    args.push(run.evaluate(operand));
    if (run.ended !== undefined) return undefined;
  }
  const operation = operationOf(expression.op, run);
  const grows = !AT_ONCE.has(expression.op);
  if (grows) run.work.steps -= sizeOf(args);
  if (run.work.steps <= 0) return fail(run);
  const outcome = operation(args, run.work);
  if (outcome === FAILED) return fail(run);
  if (grows) run.work.steps -= sizeOf([outcome]);
  return run.work.steps <= 0 ? fail(run) : outcome;
}

function operationOf(name: FunctionName, run: Run): Operation {
  return isOfConditions(name) ? CONDITION_FUNCTIONS[name] : calculationsOf(run).functions[name];
}

function isOfConditions(name: FunctionName): name is keyof typeof CONDITION_FUNCTIONS {
  return Object.hasOwn(CONDITION_FUNCTIONS, name);
}

function calculationsOf({ scope }: Run): Calculations {
  if (scope.calculations === undefined) throw new Error("The form was prepared without its calculations.");
  return scope.calculations;
}

/** Functions whose work does not grow with lists and texts. */
const AT_ONCE: ReadonlySet<FunctionName> = new Set([
  "get",
  "maybe",
  "at",
  "var",
  "===",
  "!==",
  "!",
  "typeof",
  "truthy",
  "falsy",
  "rows",
]);

/** Steps for looking at all of these values: one per item, and one per line of text. */
function sizeOf(values: Values): number {
  const sizes = values.map((value) =>
    isList(value) ? value.length : typeof value === "string" ? value.length >> 6 : 0,
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Operators that need no calculations, besides `CONTROLS` and the functions of conditions. */
const OPERANDS: ReadonlySet<string> = new Set<Expression["op"]>([
  "is",
  "data",
  "row",
  "value",
  "rowIndex",
  "root",
  "answer",
  "local",
  "set",
]);

/** Whether an expression, or any within these parts of a form, calls what only `CALCULATIONS` has. */
export function needsCalculations(part: unknown): boolean {
  if (typeof part !== "object" || part === null) return false;
  const op = "op" in part && typeof part.op === "string" ? part.op : "is";
  const isBasic = [CONTROLS, CONDITION_FUNCTIONS].some((known) => Object.hasOwn(known, op));
  return !(isBasic || OPERANDS.has(op)) || Object.values(part).some(needsCalculations);
}

const CONTROLS: Readonly<Record<ControlName, (of: Operands, run: Run) => Value>> = {
  and: (of, run) => firstWhere(of, { run, ends: (value) => !value }),
  or: (of, run) => firstWhere(of, { run, ends: Boolean }),
  nullish: (of, run) => firstWhere(of, { run, ends: (value) => value !== null && value !== undefined }),
  logicAnd: (of, run) => firstWhere(of, { run, ends: (value) => !truthy(value) }),
  logicOr: (of, run) => firstWhere(of, { run, ends: truthy }),
  if: ([condition, then, otherwise], run) => run.evaluate(run.evaluate(condition) ? then : otherwise),
  do: (of, run) => firstWhere(of, { run, ends: () => false }),
  block: (of, run) => {
    const value = firstWhere(of, { run, ends: () => false });
    if (run.ended === undefined || run.ended.failed) return value;
    const { value: returned } = run.ended;
    run.ended = undefined;
    return returned;
  },
  return: ([operand], run) => {
    const value = run.evaluate(operand);
    run.ended ??= { failed: false, value };
    return undefined;
  },
  attempt,
  loop: ([condition, body], run) => {
    while (step(run) && run.evaluate(condition)) run.evaluate(body);
    return undefined;
  },
};

/** The first value that ends the row of operands, or the last one. */
function firstWhere(
  of: Operands,
  how: { readonly run: Run; readonly ends: (value: Value) => boolean },
): Value {
  let value: Value;
  for (const operand of of) {
    value = how.run.evaluate(operand);
    if (how.run.ended !== undefined) return undefined;
    if (how.ends(value)) return value;
  }
  return value;
}

function attempt([operand]: Operands, run: Run): Value {
  const value = run.evaluate(operand);
  if (run.ended === undefined) return value;
  const ended = run.ended;
  run.ended = undefined;
  return ended.failed ? null : ended.value;
}
