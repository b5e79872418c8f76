import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";
import type { Expression, Operands } from "#forms/Expression.ts";
import type { FunctionName } from "#forms/expressions/calculations.ts";
import { isRaw } from "../formio/rawDefinition.ts";
import { compileLogicList, isLogicList } from "./compileLogicList.ts";
import { lodashCall, lodashListCall, memberBody, takesFunction } from "./lodashFunctions.ts";
import type { LogicContext } from "./ScriptContext.ts";
import { tooLarge } from "./measure.ts";
import { refusal, type Refusal } from "./Refusal.ts";

/** Deeper logic is refused before it is read: reading goes as deep as the logic. */
const MAX_DEPTH = 60;

/**
 * JsonLogic as an expression with the meanings of `json-logic-js` 2 and Form.io's additions; null where it would
 * fail. An operator that is not in the closed list refuses, where Form.io would go on with null.
 */
export function compileJsonLogic(logic: unknown): Result<Expression, readonly Refusal[]> {
  const refusals: Refusal[] = [];
  let lists = 0;
  const context: LogicContext = {
    depth: 0,
    base: { op: "root" },
    refuse: (code, message) => {
      refusals.push(refusal(code, message));
      return { op: "is" };
    },
    compile: compileLogic,
    newName: () => `item ${String((lists += 1))}`,
  };
  const expression = compileLogic(logic, context);
  if (refusals.length > 0) return err(refusals);
  const size = tooLarge(expression);
  return size === undefined ? ok(expression) : err([refusal("size", size)]);
}

/** Operators that are a function of their operands and of nothing else. */
const OPERATORS: Readonly<Record<string, FunctionName>> = {
  "==": "==",
  "===": "===",
  "!=": "!=",
  "!==": "!==",
  ">": ">",
  ">=": ">=",
  "<": "lessThanAll",
  "<=": "atMostAll",
  "!!": "truthy",
  "!": "falsy",
  "%": "%",
  "+": "addAll",
  "*": "multiplyAll",
  "-": "subtract",
  "/": "/",
  min: "min",
  max: "max",
  in: "in",
  substr: "substrOf",
  merge: "merge",
  getDate: "getDate",
  relativeMinDate: "relativeMinDate",
  relativeMaxDate: "relativeMaxDate",
};

function compileLogic(logic: unknown, outer: LogicContext): Expression {
  if (outer.depth > MAX_DEPTH) return outer.refuse("size", "The logic is nested too deeply.");
  const context: LogicContext = { ...outer, depth: outer.depth + 1 };
  if (Array.isArray(logic))
    return { op: "list", of: logic.map((item: unknown) => compileLogic(item, context)) };
  if (!isRaw(logic) || Object.keys(logic).length !== 1) return literal(logic, context);
  const name = Object.keys(logic)[0] ?? "";
  const given = logic[name];
  const operands: readonly unknown[] = Array.isArray(given) ? given : [given];
  if (isLogicList(name)) return compileLogicList(name, { operands, context });
  const of = operands.map((operand) => compileLogic(operand, context));
  switch (name) {
    case "var":
      return compileVariable(of, context);
    case "missing":
      return { op: "missing", of: [context.base, { op: "merge", of }] };
    case "missing_some":
      return { op: "missingSome", of: [context.base, ...of] };
    case "if":
    case "?:":
      return compileIf(of);
    case "and":
      return { op: "logicAnd", of };
    case "or":
      return { op: "logicOr", of };
    case "cat":
      return {
        op: "join",
        of: [
          { op: "list", of },
          { op: "is", value: "" },
        ],
      };
    case "log":
      return of[0] ?? { op: "is" };
    default:
      return compileCall(name, { operands, of, context });
  }
}

/** What is no logic stands for itself. */
function literal(value: unknown, context: LogicContext): Expression {
  if (value === undefined) return { op: "is" };
  const json = z.json().safeParse(value);
  return json.success ? { op: "is", value: json.data } : context.refuse("form", "This is not JSON.");
}

function compileCall(
  name: string,
  call: { readonly operands: readonly unknown[]; readonly of: Operands; readonly context: LogicContext },
): Expression {
  const { of, context, operands } = call;
  const op = Object.hasOwn(OPERATORS, name) ? OPERATORS[name] : undefined;
  if (op !== undefined) return { op, of };
  const lodash = name.startsWith("_") ? name.slice(1) : "";
  const [list = { op: "is" }] = of;
  const [, path] = operands;
  if (takesFunction(lodash) && (path === undefined || typeof path === "string")) {
    const item = context.newName();
    const body: Expression = path === undefined ? { op: "local", name: item } : memberBody(path, item);
    return lodashListCall(lodash, { list, body, as: [item] });
  }
  const message = `The operator "${name}" is not possible in JsonLogic here. The possible ones are listed in functions/forms/expressions/README.md.`;
  return lodashCall(lodash, of) ?? context.refuse("operator", message);
}

/** Pairs of condition and result, then what holds otherwise. */
function compileIf(of: Operands): Expression {
  const [condition, then, ...rest] = of;
  if (condition === undefined) return { op: "is", value: null };
  if (then === undefined) return condition;
  return { op: "if", of: [{ op: "truthy", of: [condition] }, then, compileIf(rest)] };
}

/** Names at the top of what JsonLogic sees; Form.io has more, which say nothing about answers. */
function isPath(value: unknown): value is string | number {
  return typeof value === "number" || (typeof value === "string" && value !== "");
}

const ROOTS = new Set(["data", "row", "value", "input"]);

function compileVariable(of: Operands, context: LogicContext): Expression {
  const [path = { op: "is" }, ...otherwise] = of;
  if (context.base.op === "root" && path.op === "is" && isPath(path.value)) {
    const [root = ""] = String(path.value).split(".");
    if (!ROOTS.has(root)) {
      const message = `"${String(path.value)}" cannot be read: answers begin with "data." or "row.".`;
      return context.refuse("name", message);
    }
  }
  return { op: "var", of: [context.base, path, ...otherwise.slice(0, 1)] };
}
