import { looselyEqual, number, order, plus, text } from "./coercions.ts";
import { FAILED, member, type Operation, type Outcome, type Value } from "./Value.ts";

function get(of: Value, key: string): Outcome {
  return of === null || of === undefined ? FAILED : member(of, key);
}

/** Operators of JavaScript, with their meanings for JSON values. */
export const JAVASCRIPT_FUNCTIONS = {
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
