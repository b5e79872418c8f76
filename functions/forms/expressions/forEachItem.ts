import type { Expression, ListName } from "../Expression.ts";
import { fail, step, type Run } from "./Run.ts";
import { isList, type Value, type Values } from "./Value.ts";

type ListExpression = Extract<Expression, { readonly op: ListName }>;

/** What one item's result means for the whole: undefined goes on to the next item. */
interface Verdict {
  readonly value: Value;
}

/** `list.map(item => …)` and its like. Fails on what is no list, as JavaScript does. */
export function forEachItem({ op, of, as }: ListExpression, run: Run): Value {
  const list = run.evaluate(of[0]);
  if (!isList(list)) return fail(run);
  if (op === "reduce") return reduce({ list, of, as }, run);
  const kept: Value[] = [];
  for (const [index, item] of list.entries()) {
    if (!step(run)) return undefined;
    run.locals.set(as[0] ?? "", item).set(as[1] ?? "", index);
    const result = run.evaluate(of[1]);
    const verdict = verdictOf(op, { result, item, index });
    if (verdict !== undefined) return verdict.value;
    if (op === "map") kept.push(result);
    if (op === "filter" && Boolean(result)) kept.push(item);
  }
  return WHEN_NONE_DECIDED[op] ?? (op === "map" || op === "filter" ? kept : undefined);
}

const WHEN_NONE_DECIDED: Partial<Record<ListName, Value>> = { some: false, every: true, findIndex: -1 };

function verdictOf(
  op: ListName,
  at: { readonly result: Value; readonly item: Value; readonly index: number },
): Verdict | undefined {
  const holds = Boolean(at.result);
  if (op === "some" && holds) return { value: true };
  if (op === "every" && !holds) return { value: false };
  if (op === "find" && holds) return { value: at.item };
  if (op === "findIndex" && holds) return { value: at.index };
  return undefined;
}

function reduce(
  given: { readonly list: Values; readonly of: ListExpression["of"]; readonly as: readonly string[] },
  run: Run,
): Value {
  const { list, of, as } = given;
  if (list.length === 0 && of.length < 3) return fail(run);
  let sum = of.length < 3 ? list[0] : run.evaluate(of[2]);
  for (const [index, item] of list.entries()) {
    if (index === 0 && of.length < 3) continue;
    if (!step(run)) return undefined;
    run.locals
      .set(as[0] ?? "", sum)
      .set(as[1] ?? "", item)
      .set(as[2] ?? "", index);
    sum = run.evaluate(of[1]);
  }
  return sum;
}
