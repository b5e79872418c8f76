import { number, order, text } from "./coercions.ts";
import { FAILED, isList, member, type Operation, type Value, type Values, type Work } from "./Value.ts";

/** JsonLogic's truth: an empty list is false. */
export function truthy(value: Value): boolean {
  return isList(value) ? value.length > 0 : Boolean(value);
}

/** JsonLogic's `var`: own members along the dots, null or the alternative where there is none. */
function variable([base, path, otherwise]: Values, work: Work): Value {
  if (path === undefined || path === null || path === "") return base;
  let current = base;
  for (const key of text(path, work).split(".")) current = member(current, key);
  return current === undefined ? (otherwise === undefined ? null : otherwise) : current;
}

function missing([base, keys]: Values, work: Work): Values {
  return (isList(keys) ? keys : []).filter((key) => {
    work.steps -= 1;
    const value = variable([base, key], work);
    return value === null || value === "";
  });
}

const parsed = (value: Value, work: Work): number => Number.parseFloat(text(value, work));

/** Operators of JsonLogic where they differ from JavaScript's of the same sign (`json-logic-js` 2). */
export const LOGIC_FUNCTIONS = {
  truthy: ([value]) => truthy(value),
  falsy: ([value]) => !truthy(value),
  var: variable,
  missing,
  missingSome: ([base, need, keys], work) => {
    if (!isList(keys)) return FAILED;
    const absent = missing([base, keys], work);
    return keys.length - absent.length >= number(need, work) ? [] : absent;
  },
  /** `a < b`, or `a < b < c`. */
  lessThanAll: ([a, b, c], work) => order([a, b], work) < 0 && (c === undefined || order([b, c], work) < 0),
  atMostAll: ([a, b, c], work) => order([a, b], work) <= 0 && (c === undefined || order([b, c], work) <= 0),
  in: ([item, list], work) => {
    // By `indexOf`: NaN is in no list.
    if (isList(list)) return list.indexOf(item) !== -1;
    return typeof list === "string" && list !== "" && list.includes(text(item, work));
  },
  addAll: (args, work) => args.reduce<number>((sum, item) => sum + parsed(item, work), 0),
  multiplyAll: ([first, ...rest], work) =>
    rest.length === 0
      ? first === undefined
        ? FAILED
        : first
      : rest.reduce<number>((product, item) => product * parsed(item, work), parsed(first, work)),
  subtract: ([a, b], work) => (b === undefined ? -number(a, work) : number(a, work) - number(b, work)),
  substrOf: ([source, start, end], work) => {
    const whole = text(source, work);
    const from = Math.trunc(number(start ?? 0, work)) || 0;
    const rest = from < 0 ? whole.slice(from) : whole.slice(from);
    if (end === undefined) return rest;
    const count = Math.trunc(number(end, work)) || 0;
    if (count >= 0) return rest.slice(0, count);
    const kept = rest.length + count;
    return kept > 0 ? rest.slice(0, kept) : "";
  },
  /** All operands in one list. */
  merge: (args) => args.flatMap((item) => (isList(item) ? item : [item])),
  /** The list itself, or none. */
  rows: ([value]) => (isList(value) ? value : []),
} satisfies Readonly<Record<string, Operation>>;
