import { text } from "./coercions.ts";
import { isList, member, type Operation, type Value, type Values, type Work } from "./Value.ts";

/** JsonLogic's truth: an empty list is false. */
export function truthy(value: Value): boolean {
  return isList(value) ? value.length > 0 : Boolean(value);
}

/** JsonLogic's `var`: own members along the dots, null or the alternative where there is none. */
export function variable([base, path, otherwise]: Values, work: Work): Value {
  if (path === undefined || path === null || path === "") return base;
  let current = base;
  for (const key of text(path, work).split(".")) current = member(current, key);
  return current === undefined ? (otherwise === undefined ? null : otherwise) : current;
}

/** Operators of JsonLogic where they differ from JavaScript's of the same sign (`json-logic-js` 2). */
export const LOGIC_FUNCTIONS = {
  truthy: ([value]) => truthy(value),
  falsy: ([value]) => !truthy(value),
  var: variable,
  in: ([item, list], work) => {
    // By `indexOf`: NaN is in no list.
    if (isList(list)) return list.indexOf(item) !== -1;
    return typeof list === "string" && list !== "" && list.includes(text(item, work));
  },
} satisfies Readonly<Record<string, Operation>>;
