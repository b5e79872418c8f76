import type { CompiledForm } from "#forms/CompiledForm.ts";
import { answerAt, withAnswerAt } from "#forms/answers/dataPath.ts";
import { isTrue } from "#forms/expressions/evaluateExpression.ts";
import { CALCULATIONS } from "#forms/expressions/calculations.ts";
import { pathsRead } from "#forms/expressions/pathsRead.ts";
import type { FormAnswers, JsonValue } from "#forms/JsonValue.ts";
import { answerCandidates, type Candidate } from "./answerCandidates.ts";
import { isDecidable, literalsIn } from "./distinguishedValues.ts";
import { placedComponents, type PlacedComponent, type PlacedCondition } from "./placedComponents.ts";

/** Whether a component can ever be seen, and with which answers. */
export type Appearance =
  | { readonly placed: PlacedComponent; readonly is: "shown"; readonly answers: FormAnswers }
  | { readonly placed: PlacedComponent; readonly is: "never shown" }
  /** Too many combinations, or conditions that calculate: some could show it that were not tried. */
  | { readonly placed: PlacedComponent; readonly is: "not decided"; readonly why: string };

/** Combinations of answers that are tried for one component. */
const MAX_COMBINATIONS = 5_000;
/** A prime. */
const STRIDE = 7_919;
/** Triggers that depend on triggers … are looked at this far. */
const MAX_TRIGGERS = 12;
const ROUNDS = 5;
/** Any instant: a condition on the clock is not decided. */
const NOW = "2026-01-01T12:00:00Z";

interface Triggers {
  readonly paths: readonly string[];
  readonly conditions: ReadonlyMap<string, readonly PlacedCondition[]>;
}

/**
 * For every component with a condition the first answers that show it, by trying every combination of the answers that
 * the conditions distinguish. What is answered in a hidden field counts as not answered, as when the form runs.
 */
export function appearances(form: CompiledForm): readonly Appearance[] {
  const all = placedComponents(form);
  return all
    .filter(({ conditions }) => conditions.length > 0)
    .map((placed) => appearance(placed, { form, all }));
}

interface Surroundings {
  readonly form: CompiledForm;
  readonly all: readonly PlacedComponent[];
}

function appearance(placed: PlacedComponent, surroundings: Surroundings): Appearance {
  const triggers = triggersOf(placed, surroundings);
  if (triggers === undefined)
    return { placed, is: "not decided", why: "its conditions depend on too many answers" };
  const expressions = [...placed.conditions, ...[...triggers.conditions.values()].flat()];
  const literals = expressions.flatMap(({ expression }) => literalsIn(expression));
  const axes = triggers.paths.map((path) => {
    const field = surroundings.all.find(
      ({ component, place }) => component.kind === "input" && place.path === path,
    );
    const own = field?.component.kind === "input" ? field.component : undefined;
    return { path, candidates: answerCandidates(own, { ...surroundings, literals }) };
  });
  const count = axes.reduce((product, { candidates }) => product * candidates.length, 1);
  for (let index = 0; index < Math.min(count, MAX_COMBINATIONS); index += 1) {
    // Where not all can be tried, those that are tried lie far apart.
    const combination = count > MAX_COMBINATIONS ? (index * STRIDE) % count : index;
    const data = evaluatedAnswers(answersOf(axes, combination), { triggers, surroundings });
    if (placed.conditions.every((condition) => isMet(condition, data)))
      return { placed, is: "shown", answers: data };
  }
  if (count > MAX_COMBINATIONS)
    return { placed, is: "not decided", why: `there are ${String(count)} combinations of answers` };
  return expressions.every(({ expression }) => isDecidable(expression))
    ? { placed, is: "never shown" }
    : { placed, is: "not decided", why: "its conditions calculate" };
}

/** The answers that decide, with those that decide about them; undefined where there are too many. */
function triggersOf(placed: PlacedComponent, { all }: Surroundings): Triggers | undefined {
  const conditions = new Map<string, readonly PlacedCondition[]>();
  const waiting = readBy(placed.conditions);
  for (const path of waiting) {
    if (path === "*") return undefined;
    if (conditions.has(path)) continue;
    const own = all.find(({ component, place }) => "path" in component && place.path === path);
    conditions.set(path, own?.conditions ?? []);
    if (conditions.size > MAX_TRIGGERS) return undefined;
    waiting.push(...readBy(own?.conditions ?? []));
  }
  return { paths: [...conditions.keys()], conditions };
}

function readBy(conditions: readonly PlacedCondition[]): string[] {
  return conditions.flatMap(({ expression, place }) => [...pathsRead(expression, place)]);
}

interface Axis {
  readonly path: string;
  readonly candidates: readonly Candidate[];
}

/** The combination of this number, each axis a digit. A list of rows counts as its one row. */
function answersOf(axes: readonly Axis[], index: number): FormAnswers {
  let rest = index;
  let data: FormAnswers = {};
  for (const { path, candidates } of axes) {
    const value = candidates[rest % candidates.length];
    rest = Math.floor(rest / candidates.length);
    if (value !== undefined) data = withAnswerAt(data, { path, value });
  }
  return data;
}

/** Answers in hidden fields go until none is left, as when the form runs. */
function evaluatedAnswers(
  answers: FormAnswers,
  given: { readonly triggers: Triggers; readonly surroundings: Surroundings },
): FormAnswers {
  let data = answers;
  for (let round = 0; round < ROUNDS; round += 1) {
    const hidden = [...given.triggers.conditions].filter(
      ([path, conditions]) =>
        answerAt(data, path) !== undefined && !conditions.every((condition) => isMet(condition, data)),
    );
    if (hidden.length === 0) return data;
    for (const [path] of hidden) data = withAnswerAt(data, { path, value: undefined });
  }
  return data;
}

function isMet({ expression, place }: PlacedCondition, data: FormAnswers): boolean {
  const row: JsonValue | undefined = place.row === "" ? { ...data } : answerAt(data, place.row);
  const isRecord = typeof row === "object" && row !== null && !Array.isArray(row);
  const scope = { data, row: isRecord ? row : {}, value: undefined, rowIndexes: [0], now: NOW };
  return isTrue(expression, { ...scope, calculations: CALCULATIONS });
}
