import { number, text } from "./coercions.ts";
import { FAILED, isList, isRecord, type Operation } from "./Value.ts";

/** lodash's `round` and its like work on the decimal notation, so that 1.005 rounds to 1.01. */
function toDecimals(round: (value: number) => number): Operation {
  return ([value, decimals], work) => {
    const places = Math.max(-20, Math.min(20, Math.trunc(number(decimals ?? 0, work)) || 0));
    const shift = (from: number, by: number): number => {
      const [digits = "", exponent = "0"] = String(from).split("e");
      return Number(`${digits}e${Number(exponent) + by}`);
    };
    const from = number(value, work);
    return Number.isFinite(from) ? shift(round(shift(from, places)), -places) : from;
  };
}

/** Global functions of JavaScript, with their meanings for JSON values. */
export const NUMBER_FUNCTIONS = {
  "%": ([a, b], work) => number(a, work) % number(b, work),
  "**": ([a, b], work) => number(a, work) ** number(b, work),
  negative: ([a], work) => -number(a, work),
  string: (args, work) => (args.length === 0 ? "" : text(args[0], work)),
  parseInt: ([a, radix], work) => Number.parseInt(text(a, work), number(radix, work)),
  parseFloat: ([a], work) => Number.parseFloat(text(a, work)),
  isNaN: ([a], work) => Number.isNaN(number(a, work)),
  isFinite: ([a], work) => Number.isFinite(number(a, work)),
  isExactlyNaN: ([a]) => Number.isNaN(a),
  isInteger: ([a]) => Number.isInteger(a),
  round: ([a], work) => Math.round(number(a, work)),
  floor: ([a], work) => Math.floor(number(a, work)),
  ceil: ([a], work) => Math.ceil(number(a, work)),
  trunc: ([a], work) => Math.trunc(number(a, work)),
  abs: ([a], work) => Math.abs(number(a, work)),
  roundTo: toDecimals(Math.round),
  floorTo: toDecimals(Math.floor),
  ceilTo: toDecimals(Math.ceil),
  min: (args, work) => args.reduce<number>((least, item) => Math.min(least, number(item, work)), Infinity),
  max: (args, work) => args.reduce<number>((most, item) => Math.max(most, number(item, work)), -Infinity),
  fixed: ([a, decimals], work) => {
    const places = Math.trunc(number(decimals ?? 0, work)) || 0;
    return typeof a === "number" && places >= 0 && places <= 100 ? a.toFixed(places) : FAILED;
  },
  hasOwn: ([of, key], work) => {
    if (of === null || of === undefined) return FAILED;
    return (isRecord(of) || isList(of)) && Object.hasOwn(of, text(key, work));
  },
  /** Names and values in turn. */
  record: (args, work) =>
    Object.fromEntries(
      args.flatMap((key, index) => (index % 2 === 0 ? [[text(key, work), args[index + 1]]] : [])),
    ),
  list: (args) => args,
  isArray: ([a]) => isList(a),
  keys: ([a]) => {
    if (isRecord(a)) return Object.keys(a);
    if (isList(a) || typeof a === "string") return Array.from(a, (_, index) => String(index));
    return a === null || a === undefined ? FAILED : [];
  },
  members: ([a]) => {
    if (isRecord(a)) return Object.values(a);
    if (isList(a) || typeof a === "string") return Array.from(a);
    return a === null || a === undefined ? FAILED : [];
  },
} satisfies Readonly<Record<string, Operation>>;
