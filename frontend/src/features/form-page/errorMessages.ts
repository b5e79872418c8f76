import { answerAt } from "../../../../functions/forms/dataPath.ts";
import type { FormState } from "../../../../functions/forms/FormState.ts";
import { isWithin } from "./place.ts";

/**
 * One sentence for each answer that is wrong, in reading order. Of several the one about what is missing goes first. A
 * list is not said to be missing when one of its rows is there and says itself what it lacks, and rows that are not
 * there (Form.io checks a first one) say nothing.
 */
export function errorMessages({ errors, data }: FormState): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const there = errors.filter(({ path }) => rowsOf(path).every((row) => answerAt(data, row) !== undefined));
  for (const { path, rule, message } of there) {
    const rows =
      rule === "required" && there.some((other) => other.path !== path && isWithin(other.path, path));
    if (!rows && (rule === "required" || !found.has(path))) found.set(path, message);
  }
  return found;
}

/** The rows around an answer: `a[0].b[1].c` stands in `a[0]` and `a[0].b[1]`. */
function rowsOf(path: string): readonly string[] {
  return Array.from(path.matchAll(/\]/g), ({ index }) => path.slice(0, index + 1));
}
