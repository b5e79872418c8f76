import { equal, order, text } from "./coercions.ts";
import { isList, isRecord, member, type Operation, type Value, type Values, type Work } from "./Value.ts";

export type Comparison = (args: Values, work: Work) => Value;

/** Most operators ask whether any item of a list answer fits. */
export function ofAnyItem(compare: Comparison): Operation {
  return ([answer, ...given], work) => {
    if (!isList(answer)) return Boolean(compare([answer, ...given], work));
    work.steps -= answer.length;
    return answer.some((item) => Boolean(compare([item, ...given], work)));
  };
}

export const not =
  (compare: Comparison): Comparison =>
  (args, work) =>
    !compare(args, work);

/** The third operand is the second one read as JSON: it is compared with answers that are no text. */
const isEqual: Comparison = ([answer, wanted, read], work) => {
  const other = (answer || answer === false) && wanted && typeof answer !== "string" ? read : wanted;
  return equal([answer, other], work);
};

const isTicked: Comparison = ([answer, wanted, read], work) =>
  typeof answer === "object" && answer !== null
    ? (member(answer, text(wanted, work)) ?? false)
    : isEqual([answer, wanted, read], work);

const includes: Comparison = ([answer, wanted], work) =>
  typeof answer === "string"
    ? answer.includes(text(wanted, work))
    : isRecord(answer) && Object.values(answer).includes(wanted);

const numeric =
  (fits: (order: number) => boolean): Comparison =>
  ([answer, wanted], work) =>
    typeof answer === "number" && fits(order([answer, wanted], work));

const orSame =
  (compare: Comparison): Comparison =>
  ([answer, wanted], work) =>
    Boolean(compare([answer, wanted], work)) || (typeof answer === "number" && answer === wanted);

const below = numeric((found) => found < 0);
const above = numeric((found) => found > 0);

/** Nothing, an empty text, an empty list, or a list with one such item (`EMPTY_ITEM` of the type is the operand). */
export function isNothing(value: Value, emptyItem: Value): boolean {
  if (value === undefined || value === null || value === "") return true;
  return isList(value) && (value.length === 0 || (value.length === 1 && value[0] === emptyItem));
}

/**
 * Operators of Form.io's conditions (`@formio/core` 2.8, `utils/operators`), and its older condition. Those for dates,
 * addresses and the ends of texts load with the groups for dates and values.
 */
export const CONDITION_FUNCTIONS = {
  isEqual: ofAnyItem(isEqual),
  isNotEqual: ofAnyItem(not(isEqual)),
  isTicked: ofAnyItem(isTicked),
  isNotTicked: ofAnyItem(not(isTicked)),
  includesText: ofAnyItem(includes),
  notIncludesText: ofAnyItem(not(includes)),
  greaterThan: ofAnyItem(above),
  greaterThanOrEqual: ofAnyItem(orSame(above)),
  lessThan: ofAnyItem(below),
  lessThanOrEqual: ofAnyItem(orSame(below)),
  isNothing: ([value, emptyItem]) => isNothing(value, emptyItem),
  /** Of a text field, whose list is empty when all of it is blank; of a text area, whose list is looked at as it is. */
  isBlank: ([value], work) => isNothing(value, null) || text(value, work).trim() === "",
  isBlankText: ([value, emptyItem]) => isNothing(typeof value === "string" ? value.trim() : value, emptyItem),
  isUnticked: ([value]) =>
    typeof value === "object" && value !== null
      ? !Object.values(value).some(Boolean)
      : typeof value !== "string",
  /** `{ show, when, eq }`: everything is compared as text; `eq` may name a box. */
  legacy: ([answer, wanted, shown], work) => {
    const name = text(wanted, work);
    const show = text(shown, work);
    if ((isRecord(answer) || isList(answer)) && Object.hasOwn(answer, name))
      return text(member(answer, name), work) === show;
    if (isList(answer) && answer.some((item) => text(item, work) === name)) return show === "true";
    return (text(answer, work) === name) === (show === "true");
  },
  /** What a condition that was not decided means: shown. */
  shown: ([value]) => value === null || Boolean(value),
  /** The same for JsonLogic and simple conditions. */
  shownUnlessFalse: ([value]) => value === null || value === undefined || Boolean(value),
} satisfies Readonly<Record<string, Operation>>;
