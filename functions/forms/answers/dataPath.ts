import type { FormAnswers, JsonValue } from "../JsonValue.ts";

type Step = string | number;

/** Rows that one write may add at once: a path from outside must not fill the memory. */
const MAX_GAP = 1000;

/** `grid[0].name` as `["grid", 0, "name"]`. */
function stepsOf(path: string): readonly Step[] {
  if (!/[.[]/.test(path)) return [path];
  return path.split(".").flatMap((part): readonly Step[] => {
    const match = /^([^[\]]*)((?:\[\d{1,6}\])+)$/.exec(part);
    const [, key = "", rows = ""] = match ?? [];
    return match === null ? [part] : [key, ...rows.slice(1, -1).split("][").map(Number)];
  });
}

function isAnswers(value: JsonValue | undefined): value is { [key: string]: JsonValue } {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The answer at a path such as `grid[0].name`, or undefined. Only own members count, so no path reaches a prototype. */
export function answerAt(answers: FormAnswers, path: string): JsonValue | undefined {
  let current: JsonValue | undefined = answers;
  for (const step of stepsOf(path)) {
    if (typeof step === "number") current = Array.isArray(current) ? current[step] : undefined;
    else current = isAnswers(current) && Object.hasOwn(current, step) ? current[step] : undefined;
    if (current === undefined) return undefined;
  }
  return current;
}

/**
 * A copy with the answer at the path set; undefined removes it, and with it parents that are empty then. Rows and items
 * of a list keep their places: a removed one is null, an emptied row is a row without answers.
 */
export function withAnswerAt(
  answers: FormAnswers,
  change: { readonly path: string; readonly value: JsonValue | undefined },
): FormAnswers {
  const changed = withStep(answers, { steps: stepsOf(change.path), value: change.value });
  return isAnswers(changed) ? changed : {};
}

function withStep(
  current: JsonValue | undefined,
  change: { readonly steps: readonly Step[]; readonly value: JsonValue | undefined },
): JsonValue | undefined {
  const [step, ...steps] = change.steps;
  if (step === undefined) return change.value;
  if (typeof step === "number") {
    const list: JsonValue[] = Array.isArray(current) ? [...current] : [];
    if (step > list.length + MAX_GAP) return current;
    while (list.length < step) list.push(null);
    const item = withStep(list[step], { ...change, steps });
    list[step] = item ?? (typeof steps[0] === "string" ? {} : null);
    return list;
  }
  const record = isAnswers(current) ? current : {};
  const child = withStep(Object.hasOwn(record, step) ? record[step] : undefined, { ...change, steps });
  if (child !== undefined) return { ...record, [step]: child };
  const { [step]: _, ...others } = record;
  return Object.keys(others).length === 0 ? undefined : others;
}

/** Whether a path is another or lies in it: `grid[0].name` lies in `grid` and in `grid[0]`. */
export function isWithin(path: string, outer: string): boolean {
  return path === outer || path.startsWith(`${outer}.`) || path.startsWith(`${outer}[`);
}
