import { FAILED, type Outcome, type Value, type Values } from "./Value.ts";

/** What is done with each item of a list. */
export type ListName = "map" | "filter" | "some" | "every" | "find" | "findIndex" | "forEach" | "reduce";

export interface Items {
  readonly list: Values;
  /** What `reduce` begins with. */
  readonly start?: () => Value;
  /** The body with its parameters; fails where the evaluation has ended. */
  readonly body: (...parameters: Values) => Outcome;
}

/** What one item's result means for the whole: undefined goes on to the next item. */
interface Verdict {
  readonly value: Value;
}

/** `list.map(item => …)` and its like. */
export function forEachItem(op: ListName, items: Items): Outcome {
  if (op === "reduce") return reduce(items);
  const results: Value[] = [];
  for (const [index, item] of items.list.entries()) {
    const result = items.body(item, index);
    if (result === FAILED) return FAILED;
    const verdict = verdictOf(op, { result, item, index });
    if (verdict !== undefined) return verdict.value;
    if (op === "map") results.push(result);
    if (op === "filter" && Boolean(result)) results.push(item);
  }
  return WHEN_NONE_DECIDED[op] ?? (op === "map" || op === "filter" ? results : undefined);
}

const WHEN_NONE_DECIDED: Partial<Record<ListName, Value>> = { some: false, every: true, findIndex: -1 };

function verdictOf(
  op: ListName,
  at: { readonly result: Value; readonly item: Value; readonly index: number },
): Verdict | undefined {
  const isTrue = Boolean(at.result);
  if (op === "some" && isTrue) return { value: true };
  if (op === "every" && !isTrue) return { value: false };
  if (op === "find" && isTrue) return { value: at.item };
  if (op === "findIndex" && isTrue) return { value: at.index };
  return undefined;
}

function reduce({ list, start, body }: Items): Outcome {
  if (list.length === 0 && start === undefined) return FAILED;
  let sum = start === undefined ? list[0] : start();
  for (const [index, item] of list.entries()) {
    if (index === 0 && start === undefined) continue;
    const next = body(sum, item, index);
    if (next === FAILED) return FAILED;
    sum = next;
  }
  return sum;
}
