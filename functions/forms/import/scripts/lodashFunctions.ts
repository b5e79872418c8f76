import type { Expression, Operands } from "#forms/Expression.ts";
import type { ListName } from "#forms/expressions/forEachItem.ts";

type Build = (of: Operands) => Expression;

const NOTHING: Expression = { op: "is" };
const is = (value: string | number | null): Expression => ({ op: "is", value });
const typed =
  (name: string): Build =>
  ([a = NOTHING]) => ({ op: "===", of: [{ op: "typeof", of: [a] }, is(name)] });
const text = (a: Expression = NOTHING): Expression => ({ op: "textOrNothing", of: [a] });
const rows = (a: Expression = NOTHING): Expression => ({ op: "listLike", of: [a] });

/** Functions of lodash 4 that definitions may use, in scripts as `_.name` and in JsonLogic as `_name`. Closed. */
const FUNCTIONS: Readonly<Record<string, Build>> = {
  castArray: ([a = NOTHING]) => ({ op: "merge", of: [a] }),
  ceil: (of) => ({ op: "ceilTo", of }),
  compact: (of) => ({ op: "compact", of }),
  concat: (of) => ({ op: "merge", of }),
  defaultTo: (of) => ({ op: "defaultTo", of }),
  difference: (of) => ({ op: "difference", of }),
  endsWith: ([a, b = NOTHING]) => ({ op: "endsWithText", of: [text(a), b] }),
  eq: ([a = NOTHING, b = NOTHING]) => ({ op: "===", of: [a, b] }),
  first: (of) => ({ op: "first", of }),
  flatten: (of) => ({ op: "flatten", of }),
  floor: (of) => ({ op: "floorTo", of }),
  get: (of) => ({ op: "at", of }),
  has: (of) => ({ op: "hasMember", of }),
  head: (of) => ({ op: "first", of }),
  inRange: (of) => ({ op: "inRange", of }),
  includes: (of) => ({ op: "hasItem", of }),
  indexOf: ([a, b = NOTHING]) => ({ op: "indexOf", of: [rows(a), b] }),
  intersection: (of) => ({ op: "intersection", of }),
  isArray: (of) => ({ op: "isArray", of }),
  isBoolean: typed("boolean"),
  isEmpty: (of) => ({ op: "isEmptyCollection", of }),
  isEqual: (of) => ({ op: "isDeeplyEqual", of }),
  isInteger: (of) => ({ op: "isInteger", of }),
  isNaN: (of) => ({ op: "isExactlyNaN", of }),
  isNil: ([a = NOTHING]) => ({ op: "==", of: [a, is(null)] }),
  isNull: ([a = NOTHING]) => ({ op: "===", of: [a, is(null)] }),
  isNumber: typed("number"),
  isString: typed("string"),
  isUndefined: ([a = NOTHING]) => ({ op: "===", of: [a, NOTHING] }),
  join: ([a, separator = is(",")]) => ({ op: "join", of: [rows(a), separator] }),
  keys: ([a = NOTHING]) => ({ op: "keys", of: [{ op: "nullish", of: [a, is("")] }] }),
  last: (of) => ({ op: "last", of }),
  max: (of) => ({ op: "maxOf", of }),
  mean: (of) => ({ op: "mean", of }),
  min: (of) => ({ op: "minOf", of }),
  nth: (of) => ({ op: "nth", of }),
  round: (of) => ({ op: "roundTo", of }),
  size: (of) => ({ op: "size", of }),
  startsWith: ([a, b = NOTHING]) => ({ op: "startsWithText", of: [text(a), b] }),
  sum: (of) => ({ op: "sum", of }),
  toLower: ([a]) => ({ op: "toLowerCase", of: [text(a)] }),
  toNumber: ([a = NOTHING]) => ({ op: "number", of: [a] }),
  toString: (of: Operands) => text(of[0]),
  toUpper: ([a]) => ({ op: "toUpperCase", of: [text(a)] }),
  trim: ([a]) => ({ op: "trim", of: [text(a)] }),
  union: (of) => ({ op: "union", of }),
  uniq: (of) => ({ op: "uniq", of }),
  values: ([a = NOTHING]) => ({ op: "items", of: [a] }),
};

/** A call of lodash, or undefined where the function is not in the list or takes a function. */
export function lodashCall(name: string, of: Operands): Expression | undefined {
  return Object.hasOwn(FUNCTIONS, name) ? FUNCTIONS[name]?.(of) : undefined;
}

/** What a lodash function does with the results of the function that it takes. */
const WITH_FUNCTION: Readonly<
  Record<string, { readonly op: ListName; readonly then?: "sum" | "mean" | "not" | "sortedBy" }>
> = {
  each: { op: "forEach" },
  every: { op: "every" },
  filter: { op: "filter" },
  find: { op: "find" },
  forEach: { op: "forEach" },
  map: { op: "map" },
  meanBy: { op: "map", then: "mean" },
  reject: { op: "filter", then: "not" },
  some: { op: "some" },
  sortBy: { op: "map", then: "sortedBy" },
  sumBy: { op: "map", then: "sum" },
};

export function takesFunction(name: string): boolean {
  return Object.hasOwn(WITH_FUNCTION, name);
}

/** `_.some(list, body)` and its like; lists may be records, whose values are looked at, except by sums. */
export function lodashListCall(
  name: string,
  call: { readonly list: Expression; readonly body: Expression; readonly as: readonly string[] },
): Expression {
  const { op, then } = WITH_FUNCTION[name] ?? { op: "map" };
  const body: Expression = then === "not" ? { op: "!", of: [call.body] } : call.body;
  if (then === "sortedBy") {
    const [item = "item"] = call.as;
    const pair: Expression = { op: "list", of: [call.body, { op: "local", name: item }] };
    return { op: then, of: [{ op, of: [{ op: "items", of: [call.list] }, pair], as: [item] }] };
  }
  if (then !== "sum" && then !== "mean")
    return { op, of: [{ op: "items", of: [call.list] }, body], as: call.as };
  return { op: then, of: [{ op, of: [{ op: "listLike", of: [call.list] }, body], as: call.as }] };
}

/** lodash's short form for such a function: the path of a member. */
export function memberBody(path: string, item: string): Expression {
  return {
    op: "at",
    of: [
      { op: "local", name: item },
      { op: "is", value: path },
    ],
  };
}
