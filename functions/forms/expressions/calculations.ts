import { DATE_FUNCTIONS } from "./dateFunctions.ts";
import { forEachItem } from "./forEachItem.ts";
import { JSON_FUNCTIONS } from "./jsonFunctions.ts";
import { LIST_FUNCTIONS } from "./listFunctions.ts";
import { NUMBER_FUNCTIONS } from "./numberFunctions.ts";
import { TEXT_FUNCTIONS } from "./textFunctions.ts";
import {
  type Operation,
  isRecord,
  type Value,
  FAILED,
  member,
  type Outcome,
  isList,
  type Values,
  type Work,
} from "./Value.ts";
import {
  isNothing,
  type Comparison,
  not,
  ofAnyItem,
  type CONDITION_FUNCTIONS,
} from "./conditionFunctions.ts";
import { dateOf, type DateReading } from "./dates.ts";
import { looselyEqual, number, order, plus, text, truthy } from "./coercions.ts";

/** JsonLogic's `var`: own members along the dots, null or the alternative where there is none. */
function variable([base, path, otherwise]: Values, work: Work): Value {
  if (path === undefined || path === null || path === "") return base;
  let current = base;
  for (const key of text(path, work).split(".")) current = member(current, key);
  return current === undefined ? (otherwise === undefined ? null : otherwise) : current;
}

/** Operators of JsonLogic where they differ from JavaScript's of the same sign (`json-logic-js` 2). */
const LOGIC_FUNCTIONS = {
  truthy: ([value]) => truthy(value),
  falsy: ([value]) => !truthy(value),
  var: variable,
  in: ([item, list], work) => {
    // By `indexOf`: NaN is in no list.
    if (isList(list)) return list.indexOf(item) !== -1;
    return typeof list === "string" && list !== "" && list.includes(text(item, work));
  },
} satisfies Readonly<Record<string, Operation>>;

function missing([base, keys]: Values, work: Work): Values {
  return (isList(keys) ? keys : []).filter((key) => {
    work.steps -= 1;
    const value = variable([base, key], work);
    return value === null || value === "";
  });
}

const parsed = (value: Value, work: Work): number => Number.parseFloat(text(value, work));

/** Operators of JsonLogic that calculate, where they differ from JavaScript's of the same sign (`json-logic-js` 2). */
const LOGIC_CALCULATIONS = {
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

function get(of: Value, key: string): Outcome {
  return of === null || of === undefined ? FAILED : member(of, key);
}

/** Operators of JavaScript, with their meanings for JSON values. */
const JAVASCRIPT_FUNCTIONS = {
  "+": ([a, b], work) => plus([a, b], work),
  "-": ([a, b], work) => number(a, work) - number(b, work),
  "*": ([a, b], work) => number(a, work) * number(b, work),
  "/": ([a, b], work) => number(a, work) / number(b, work),
  "==": ([a, b], work) => looselyEqual([a, b], work),
  "!=": ([a, b], work) => !looselyEqual([a, b], work),
  "===": ([a, b]) => a === b,
  "!==": ([a, b]) => a !== b,
  "<": ([a, b], work) => order([a, b], work) < 0,
  ">": ([a, b], work) => order([a, b], work) > 0,
  "<=": ([a, b], work) => order([a, b], work) <= 0,
  ">=": ([a, b], work) => order([a, b], work) >= 0,
  "!": ([a]) => !a,
  number: (args, work) => (args.length === 0 ? 0 : number(args[0], work)),
  boolean: ([a]) => Boolean(a),
  typeof: ([a]) => typeof a,
  /** `value[key]`: fails on nothing, as JavaScript does. */
  get: ([of, key], work) => get(of, text(key, work)),
  /** `value?.[key]`. */
  maybe: ([of, key], work) => (of === null || of === undefined ? undefined : member(of, text(key, work))),
} satisfies Readonly<Record<string, Operation>>;

/** The third operand says how a day is written; a day with a part left out fits nothing. */
const dated =
  (fits: (answer: number, wanted: number) => boolean): Comparison =>
  ([answer, wanted, reading]) => {
    if (!answer) return false;
    const how: DateReading = reading === "dayFirst" ? "dayFirst" : "monthFirst";
    return fits(dateOf(answer, how), dateOf(wanted, how));
  };

const sameDate = dated((answer, wanted) => answer === wanted);

/** Operators of Form.io's conditions for dates. */
const DATE_CONDITIONS = {
  isDateEqual: ofAnyItem(sameDate),
  isNotDateEqual: ofAnyItem(not(sameDate)),
  dateGreaterThan: ofAnyItem(dated((answer, wanted) => answer > wanted)),
  dateGreaterThanOrEqual: ofAnyItem(dated((answer, wanted) => answer >= wanted)),
  dateLessThan: ofAnyItem(dated((answer, wanted) => answer < wanted)),
  dateLessThanOrEqual: ofAnyItem(dated((answer, wanted) => answer <= wanted)),
} satisfies Readonly<Record<string, Operation>>;

function givesAddress(parts: Readonly<Record<string, Value>>): boolean {
  return Object.entries(parts).some(
    ([name, part]) => name !== "mode" && (isRecord(part) ? Object.values(part).some(Boolean) : Boolean(part)),
  );
}

/** Operators of Form.io's conditions for addresses. */
const ADDRESS_CONDITIONS = {
  /** Of an address what is given counts, not how: `{ mode, address }` is empty when its address is. */
  isNoAddress: ([value]) => isNothing(value, null) || (isRecord(value) && !givesAddress(value)),
} satisfies Readonly<Record<string, Operation>>;

/** What imported scripts and JsonLogic call beyond simple conditions; a browser loads it for forms that have them. */
export const CALCULATIONS = {
  functions: {
    ...JAVASCRIPT_FUNCTIONS,
    ...LOGIC_FUNCTIONS,
    ...LOGIC_CALCULATIONS,
    ...ADDRESS_CONDITIONS,
    ...DATE_CONDITIONS,
    ...DATE_FUNCTIONS,
    ...JSON_FUNCTIONS,
    ...LIST_FUNCTIONS,
    ...NUMBER_FUNCTIONS,
    ...TEXT_FUNCTIONS,
  } satisfies Readonly<Record<string, Operation>>,
  forEachItem,
};

export type Calculations = typeof CALCULATIONS;

/** Everything that an expression can call. Closed: a name that is not here cannot be imported. */
export type FunctionName = keyof typeof CONDITION_FUNCTIONS | keyof Calculations["functions"];
