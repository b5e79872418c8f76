import { bounded, isList, isRecord, nested, type Value, type Values, type Work } from "./Value.ts";

type Pair = readonly [Value, Value];

/** `String(value)`, without ever calling anything that the data brings along. */
export function text(value: Value, work: Work): string {
  if (typeof value === "string") return value;
  if (isList(value)) return joined(value, { separator: ",", work });
  return isRecord(value) ? "[object Object]" : String(value);
}

/** `list.join(separator)`. */
export function joined(list: Values, how: { readonly separator: string; readonly work: Work }): string {
  const { separator, work } = how;
  const inside = (): string => {
    let whole = "";
    for (const [index, item] of list.entries()) {
      const part = item === null || item === undefined ? "" : text(item, work);
      if (!bounded(whole.length + part.length + separator.length, work)) return "";
      whole += index === 0 ? part : separator + part;
    }
    return whole;
  };
  return nested(work, { size: list.length, otherwise: "", inside });
}

function primitive(value: Value, work: Work): undefined | null | boolean | number | string {
  return typeof value === "object" && value !== null ? text(value, work) : value;
}

/** JsonLogic's truth: an empty list is false. */
export function truthy(value: Value): boolean {
  return isList(value) ? value.length > 0 : Boolean(value);
}

/** `Number(value)`. */
export function number(value: Value, work: Work): number {
  return Number(primitive(value, work));
}

/** `a == b`. A list or record is equal to itself alone. */
export function looselyEqual([a, b]: Pair, work: Work): boolean {
  if (a === null || a === undefined || b === null || b === undefined) return (a ?? null) === (b ?? null);
  if (typeof a === typeof b) return a === b;
  const left = primitive(a, work);
  const right = primitive(b, work);
  return typeof left === typeof right ? left === right : Number(left) === Number(right);
}

/** -1 where `a < b`, 1 where `a > b`, 0 where neither, NaN where they cannot be compared. */
export function order([a, b]: Pair, work: Work): number {
  const left = primitive(a, work);
  const right = primitive(b, work);
  if (typeof left === "string" && typeof right === "string") return left < right ? -1 : left > right ? 1 : 0;
  return Number(left) === Number(right) ? 0 : Math.sign(Number(left) - Number(right));
}

/** `a + b`. */
export function plus([a, b]: Pair, work: Work): number | string {
  const left = primitive(a, work);
  const right = primitive(b, work);
  if (typeof left !== "string" && typeof right !== "string") return Number(left) + Number(right);
  const [start, end] = [String(left), String(right)];
  return bounded(start.length + end.length, work) ? start + end : "";
}

/** Equality by content, as lodash's `isEqual` sees it. */
export function equal([a, b]: Pair, work: Work): boolean {
  if (a === b || (Number.isNaN(a) && Number.isNaN(b))) return true;
  if (isList(a) && isList(b)) {
    const inside = (): boolean => a.every((item, index) => equal([item, b[index]], work));
    return a.length === b.length && nested(work, { size: a.length, otherwise: false, inside });
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  const inside = (): boolean => keys.every((key) => Object.hasOwn(b, key) && equal([a[key], b[key]], work));
  return (
    keys.length === Object.keys(b).length && nested(work, { size: keys.length, otherwise: false, inside })
  );
}
