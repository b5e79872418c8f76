import { number, order, text } from "./coercions.ts";
import { variable } from "./logicFunctions.ts";
import { FAILED, isList, type Operation, type Value, type Values, type Work } from "./Value.ts";

function missing([base, keys]: Values, work: Work): Values {
  return (isList(keys) ? keys : []).filter((key) => {
    work.steps -= 1;
    const value = variable([base, key], work);
    return value === null || value === "";
  });
}

const parsed = (value: Value, work: Work): number => Number.parseFloat(text(value, work));

/** Operators of JsonLogic that calculate, where they differ from JavaScript's of the same sign (`json-logic-js` 2). */
export const LOGIC_CALCULATIONS = {
  missing,
  missingSome: ([base, need, keys], work) => {
    if (!isList(keys)) return FAILED;
    const absent = missing([base, keys], work);
    return keys.length - absent.length >= number(need, work) ? [] : absent;
  },
  /** `a < b`, or `a < b < c`. */
  lessThanAll: ([a, b, c], work) => order([a, b], work) < 0 && (c === undefined || order([b, c], work) < 0),
  atMostAll: ([a, b, c], work) => order([a, b], work) <= 0 && (c === undefined || order([b, c], work) <= 0),
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
