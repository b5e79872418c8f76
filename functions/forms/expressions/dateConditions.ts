import { type Comparison, not, ofAnyItem } from "./conditionFunctions.ts";
import { dateOf, type DateReading } from "./dates.ts";
import type { Operation } from "./Value.ts";

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
export const DATE_CONDITIONS = {
  isDateEqual: ofAnyItem(sameDate),
  isNotDateEqual: ofAnyItem(not(sameDate)),
  dateGreaterThan: ofAnyItem(dated((answer, wanted) => answer > wanted)),
  dateGreaterThanOrEqual: ofAnyItem(dated((answer, wanted) => answer >= wanted)),
  dateLessThan: ofAnyItem(dated((answer, wanted) => answer < wanted)),
  dateLessThanOrEqual: ofAnyItem(dated((answer, wanted) => answer <= wanted)),
} satisfies Readonly<Record<string, Operation>>;
