import type { FieldError } from "../CompiledForm.ts";
import type { FormState } from "../FormState.ts";
import { answerAt } from "./dataPath.ts";

/**
 * One error for each answer that is wrong, in reading order. Of several the one about what is missing goes first. A list
 * is not said to be missing when one of its rows is there and says itself what it lacks, and rows that are not there
 * (Form.io checks a first one) say nothing.
 */
export function errorsToTell({ errors, data }: Pick<FormState, "errors" | "data">): readonly FieldError[] {
  const found = new Map<string, FieldError>();
  const there = errors.filter(({ path }) => rowsOf(path).every((row) => answerAt(data, row) !== undefined));
  // Asked with every key press that puts something right: no error is compared with every other one.
  const around = new Set(there.flatMap(({ path }) => outerPaths(path)));
  for (const error of there) {
    const { path, rule } = error;
    const rows = rule === "required" && around.has(path);
    if (!rows && (rule === "required" || !found.has(path))) found.set(path, error);
  }
  return [...found.values()];
}

/** What an answer stands in: `a[0].b` stands in `a[0]` and `a`. */
function outerPaths(path: string): readonly string[] {
  return Array.from(path.matchAll(/[.[]/g), ({ index }) => path.slice(0, index));
}

/** The rows around an answer: `a[0].b[1].c` stands in `a[0]` and `a[0].b[1]`. */
function rowsOf(path: string): readonly string[] {
  return Array.from(path.matchAll(/\]/g), ({ index }) => path.slice(0, index + 1));
}
