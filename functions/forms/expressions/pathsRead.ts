import type { Expression } from "../Expression.ts";
import { keysOf } from "./Value.ts";

/** Where the expression stands: paths without row numbers. `row` is "" for answers that stand in no row. */
export interface Place {
  readonly row: string;
  readonly path: string;
}

/**
 * Paths of the answers that an expression reads, without row numbers; "*" where it reads all of them or names them only
 * while it runs. A path stands for everything below it, and changes with everything above it.
 */
export function pathsRead(expression: Expression, place: Place): readonly string[] {
  return [...new Set(collect(expression, place))];
}

function collect(expression: Expression, place: Place): readonly string[] {
  const path = pathOf(expression, place);
  if (path !== undefined) return [path === "" ? "*" : path];
  if (expression.op === "root") return ["*"];
  return "of" in expression ? expression.of.flatMap((operand) => collect(operand, place)) : [];
}

/** The one path that an expression stands for, if it is a chain of names that begins at the answers. */
function pathOf(expression: Expression, place: Place): string | undefined {
  switch (expression.op) {
    case "data":
      return "";
    case "row":
      return place.row;
    case "value":
      return place.path;
    case "answer":
      return withoutRows(expression.path);
    case "get":
    case "maybe":
    case "at":
    case "var":
      return memberPath(expression.of, place);
    default:
      return undefined;
  }
}

function memberPath([base, key]: readonly Expression[], place: Place): string | undefined {
  if (base === undefined || key?.op !== "is" || key.value === null || typeof key.value === "object")
    return undefined;
  const names = withoutRows(String(key.value ?? ""));
  if (base.op === "root") {
    const [first = "", ...rest] = names.split(".");
    const start = { data: "", row: place.row, value: place.path, input: place.path }[first];
    return start === undefined ? undefined : joined(start, rest.join("."));
  }
  const start = pathOf(base, place);
  return start === undefined ? undefined : names === "length" ? start : joined(start, names);
}

function joined(start: string, names: string): string {
  return [start, names].filter((part) => part !== "").join(".");
}

function withoutRows(path: string): string {
  return keysOf(path)
    .filter((key) => !/^\d+$/.test(key))
    .join(".");
}
