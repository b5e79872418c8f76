import { ofAnyItem } from "./conditionFunctions.ts";
import { equal, joined, number, order, plus, text } from "./coercions.ts";
import {
  FAILED,
  isList,
  isRecord,
  keysOf,
  member,
  nested,
  type Operation,
  type Value,
  type Values,
  type Work,
} from "./Value.ts";

/** The items that lodash sees in a value: of a list, the values of a record, the letters of a text. */
function itemsOf(value: Value): Values {
  if (isList(value)) return value;
  if (isRecord(value)) return Object.values(value);
  return typeof value === "string" ? Array.from(value) : [];
}

/** What lodash takes for a list: also the letters of a text. */
function listLike(value: Value): Values {
  return isList(value) ? value : typeof value === "string" ? Array.from(value) : [];
}

function sameValue(a: Value, b: Value): boolean {
  return a === b || (Number.isNaN(a) && Number.isNaN(b));
}

function unique(list: Values, work: Work): Values {
  const found = new Set(list);
  work.steps -= list.length;
  return [...found];
}

/** lodash's `sum`: adds up as it comes, and what is not there is left out. */
function sumOf(list: Values, work: Work): Value {
  let sum: Value;
  for (const item of list) {
    if (item === undefined) continue;
    sum = sum === undefined ? item : plus([sum, item], work);
  }
  return sum;
}

/** lodash's `max` and `min`: what is not there, and NaN, is left out. */
function extreme(list: Values, how: { readonly sign: 1 | -1; readonly work: Work }): Value {
  let found: Value;
  for (const item of list) {
    if (item === null || item === undefined || Number.isNaN(item)) continue;
    if (found === undefined || order([item, found], how.work) === how.sign) found = item;
  }
  return found;
}

/** How late lodash's `sortBy` puts what cannot be compared. */
function lateness(key: Value): number {
  return key === undefined ? 3 : key === null ? 2 : Number.isNaN(key) ? 1 : 0;
}

/** lodash's `toString`: nothing is an empty text, but not inside of a list; zero keeps its sign. */
function textOrNothing(value: Value, work: Work): string {
  return value === null || value === undefined ? "" : lodashText(value, work);
}

function lodashText(value: Value, work: Work): string {
  if (Object.is(value, -0)) return "-0";
  if (!isList(value)) return text(value, work);
  const inside = (): string =>
    joined(
      value.map((item) => lodashText(item, work)),
      { separator: ",", work },
    );
  return nested(work, { size: value.length, otherwise: "", inside });
}

/** Of JavaScript's lists, of lodash's collections, and of conditions that look at the ends of texts. */
export const LIST_FUNCTIONS = {
  startsWith: ofAnyItem(([answer, wanted], work) =>
    textOrNothing(answer, work).startsWith(text(wanted, work)),
  ),
  endsWith: ofAnyItem(([answer, wanted], work) => textOrNothing(answer, work).endsWith(text(wanted, work))),
  includes: ([list, item], work) => {
    if (isList(list)) return list.some((other) => sameValue(other, item));
    return typeof list === "string" ? list.includes(text(item, work)) : FAILED;
  },
  indexOf: ([list, item], work) => {
    if (isList(list)) return list.indexOf(item);
    return typeof list === "string" ? list.indexOf(text(item, work)) : FAILED;
  },
  lastIndexOf: ([list, item], work) => {
    if (isList(list)) return list.lastIndexOf(item);
    return typeof list === "string" ? list.lastIndexOf(text(item, work)) : FAILED;
  },
  join: ([list, separator], work) =>
    isList(list)
      ? joined(list, { separator: separator === undefined ? "," : text(separator, work), work })
      : FAILED,
  /** `a.concat(b, …)`, for lists and texts. */
  concat: ([first, ...rest], work) => {
    if (typeof first === "string")
      return joined([first, ...rest.map((item) => text(item, work))], { separator: "", work });
    return isList(first) ? [...first, ...rest.flatMap((item) => (isList(item) ? item : [item]))] : FAILED;
  },
  items: ([value]) => itemsOf(value),
  /** lodash's `get(value, path, otherwise)`. */
  at: ([value, path, otherwise], work) => {
    let current = value;
    for (const key of isList(path) ? path.map((part) => text(part, work)) : keysOf(text(path, work)))
      current = member(current, key);
    return current === undefined ? otherwise : current;
  },
  hasMember: ([value, path], work) => {
    let current = value;
    for (const key of keysOf(text(path, work))) {
      if (!(isRecord(current) || isList(current)) || !Object.hasOwn(current, key)) return false;
      current = member(current, key);
    }
    return true;
  },
  size: ([value]) => itemsOf(value).length,
  first: ([list]) => listLike(list)[0],
  last: ([list]) => listLike(list).at(-1),
  nth: ([list, index], work) => listLike(list).at(Math.trunc(number(index ?? 0, work)) || 0),
  compact: ([list]) => listLike(list).filter(Boolean),
  uniq: ([list], work) => unique(listLike(list), work),
  listLike: ([value]) => listLike(value),
  union: (lists, work) =>
    unique(
      lists.flatMap((list) => (isList(list) ? list : [])),
      work,
    ),
  intersection: (lists, work) => {
    const [first, ...others] = lists.map((list) => new Set(isList(list) ? list : []));
    return unique([...(first ?? [])], work).filter((item) => others.every((other) => other.has(item)));
  },
  difference: ([list, ...others]) => {
    const without = new Set(others.flatMap((other) => (isList(other) ? other : [])));
    return isList(list) ? list.filter((item) => !without.has(item)) : [];
  },
  /** The items of pairs of a key and an item, by their keys; keys that are none come last, as in lodash. */
  sortedBy: ([pairs], work) => {
    const list = listLike(pairs);
    work.steps -= list.length * 16;
    if (work.steps <= 0) return FAILED;
    const byKey = (one: Value, other: Value): number => {
      const [a, b] = [member(one, "0"), member(other, "0")];
      return lateness(a) - lateness(b) || order([a, b], work) || 0;
    };
    return [...list].sort(byKey).map((pair) => member(pair, "1"));
  },
  flatten: ([list]) => listLike(list).flatMap((item) => (isList(item) ? item : [item])),
  isEmptyCollection: ([value]) =>
    typeof value === "object" || typeof value === "string" ? itemsOf(value).length === 0 : true,
  isDeeplyEqual: ([a, b], work) => equal([a, b], work),
  hasItem: ([value, item], work) =>
    typeof value === "string"
      ? value.includes(text(item, work))
      : itemsOf(value).some((other) => sameValue(other, item)),
  sum: ([list], work) => (listLike(list).length > 0 ? sumOf(listLike(list), work) : 0),
  mean: ([list], work) => {
    const items = listLike(list);
    return items.length > 0 ? number(sumOf(items, work), work) / items.length : NaN;
  },
  maxOf: ([list], work) => extreme(listLike(list), { sign: 1, work }),
  minOf: ([list], work) => extreme(listLike(list), { sign: -1, work }),
  textOrNothing: ([value], work) => textOrNothing(value, work),
  defaultTo: ([value, otherwise]) =>
    value === null || value === undefined || Number.isNaN(value) ? otherwise : value,
  inRange: ([value, from, to], work) => {
    const [low, high] = to === undefined ? [0, number(from, work)] : [number(from, work), number(to, work)];
    const subject = number(value, work);
    return subject >= Math.min(low, high) && subject < Math.max(low, high);
  },
} satisfies Readonly<Record<string, Operation>>;
