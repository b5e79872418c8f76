/** What an expression computes with: JSON, and JavaScript's `undefined`. Times are numbers (milliseconds since 1970). */
export type Value =
  | undefined
  | null
  | boolean
  | number
  | string
  | readonly Value[]
  | { readonly [key: string]: Value };

export type Values = readonly Value[];

/** Where JavaScript would throw: the whole script has no result then (Form.io: `null`). */
export const FAILED: unique symbol = Symbol("failed");
export type Outcome = Value | typeof FAILED;

/** What one evaluation may still do. Counted and never timed, so that browser and server end alike. */
export interface Work {
  steps: number;
  /** How deep a look into nested data is at the moment. */
  depth: number;
  /** Milliseconds since 1970: the only clock. */
  readonly now: number;
}

/** One function of the table: arguments in, value or failure out. */
export type Operation = (args: Values, work: Work) => Outcome;

/** Characters of the longest text that an expression may build. */
const MAX_TEXT = 100_000;
/** Deeper than any form nests its answers. */
const MAX_DEPTH = 200;

/** A text that is not longer than a text may become; otherwise there are no steps left. */
export function bounded(length: number, work: Work): boolean {
  if (length > MAX_TEXT) work.steps = 0;
  return work.steps > 0;
}

/** Looks into nested data: costs its size and ends at a depth that no form reaches. */
export function nested<Found extends Value>(
  work: Work,
  look: { readonly size: number; readonly otherwise: Found; readonly inside: () => Found },
): Found {
  work.steps -= look.size + 1;
  if (work.depth >= MAX_DEPTH) work.steps = 0;
  if (work.steps <= 0) return look.otherwise;
  work.depth += 1;
  const found = look.inside();
  work.depth -= 1;
  return found;
}

export function isList(value: Value): value is Values {
  return Array.isArray(value);
}

export function isRecord(value: Value): value is { readonly [key: string]: Value } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A member of a record, list or text: own ones only, so that no name reaches a prototype. */
export function member(value: Value, key: string): Value {
  if (typeof value === "string" || isList(value)) {
    return key === "length" ? value.length : /^\d{1,9}$/.test(key) ? value[Number(key)] : undefined;
  }
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** Keys of a path such as `a.b[0].c`. */
export function keysOf(path: string): readonly string[] {
  return path.split(/[.[\]]+/).filter((key) => key !== "");
}
