import type { Expression } from "#forms/Expression.ts";
import type { LogicContext } from "./ScriptContext.ts";

const LISTS = ["map", "filter", "reduce", "all", "some", "none"] as const;
type LogicList = (typeof LISTS)[number];

export function isLogicList(name: string): name is LogicList {
  return LISTS.some((list) => list === name);
}

/** JsonLogic's operators for lists: inside of them `var` looks into the item and sees nothing else. */
export function compileLogicList(
  name: LogicList,
  given: { readonly operands: readonly unknown[]; readonly context: LogicContext },
): Expression {
  const { operands, context } = given;
  const [list, logic, start] = operands;
  const rows: Expression = { op: "rows", of: [context.compile(list, context)] };
  const item = context.newName();
  const local: Expression = { op: "local", name: item };
  if (name === "reduce") return compileReduce({ rows, logic, start, item, context });
  const body = context.compile(logic, { ...context, base: local });
  if (name === "map") return { op: "map", of: [rows, body], as: [item] };
  const test: Expression = { op: "truthy", of: [body] };
  if (name === "filter" || name === "some") return { op: name, of: [rows, test], as: [item] };
  if (name === "none") return { op: "!", of: [{ op: "some", of: [rows, test], as: [item] }] };
  const kept = context.newName();
  const found: Expression = { op: "local", name: kept };
  const all: Expression = { op: "every", of: [found, test], as: [item] };
  // An empty list fulfils nothing.
  const some: Expression = { op: "truthy", of: [found] };
  return {
    op: "do",
    of: [
      { op: "set", name: kept, of: [rows] },
      { op: "and", of: [some, all] },
    ],
  };
}

function compileReduce(given: {
  readonly rows: Expression;
  readonly logic: unknown;
  readonly start: unknown;
  readonly item: string;
  readonly context: LogicContext;
}): Expression {
  const { rows, logic, start, item, context } = given;
  const sum = context.newName();
  const base: Expression = {
    op: "record",
    of: [
      { op: "is", value: "current" },
      { op: "local", name: item },
      { op: "is", value: "accumulator" },
      { op: "local", name: sum },
    ],
  };
  const body = context.compile(logic, { ...context, base });
  const first: Expression = start === undefined ? { op: "is", value: null } : context.compile(start, context);
  return { op: "reduce", of: [rows, body, first], as: [sum, item] };
}
