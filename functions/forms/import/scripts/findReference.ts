import { templatePath } from "#forms/answers/shownPath.ts";
import type { Expression } from "#forms/Expression.ts";
import type { KnownComponent } from "../formio/knownComponents.ts";

/** A component that a condition names, and how its answer is read. */
export interface Reference {
  readonly component: KnownComponent | undefined;
  readonly answer: Expression;
}

/**
 * Finds what a condition names, in the order of `@formio/core` 2.8 (`getBestMatch`): path of the answer, path with the
 * keys of layouts, key alone. A key alone that stands in rows means the first row. What no component has is read from
 * the answers by its path.
 */
export function findReference(path: string, known: readonly KnownComponent[]): Reference {
  const bare = templatePath(path);
  const byAnswer = known.filter((other) => other.hasAnswer && other.path === bare);
  const exact = byAnswer[0]?.grids === 0 ? byAnswer.at(-1) : byAnswer[0];
  const component = exact ?? known.find((other) => other.fullPath === bare);
  if (component !== undefined) return { component, answer: answerOf(component, path) };
  const boxes = boxesOf(bare, known);
  if (boxes !== undefined)
    return { component: boxes, answer: { op: "answer", path: boxes.grids === 0 ? path : boxes.path } };
  const named = known.find((other) => other.key === path);
  if (named === undefined) return { component: undefined, answer: { op: "answer", path } };
  return {
    component: named,
    answer: { ...answerOf(named, named.path), ...(named.grids > 0 ? { first: true } : {}) },
  };
}

/** A layout has no answer. */
function answerOf(component: KnownComponent, path: string): Extract<Expression, { op: "answer" | "is" }> {
  return component.hasAnswer
    ? { op: "answer", path: path.includes("[") ? path : component.path }
    : { op: "is", value: null };
}

/** `boxes.one`: a single box of a group of boxes. */
function boxesOf(path: string, known: readonly KnownComponent[]): KnownComponent | undefined {
  const group = path.slice(0, Math.max(0, path.lastIndexOf(".")));
  return known.find((other) => other.type === "selectboxes" && other.path === group);
}
