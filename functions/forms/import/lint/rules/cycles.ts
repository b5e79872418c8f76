import type { Finding, LintRule } from "../Finding.ts";
import { pathsRead } from "#forms/expressions/pathsRead.ts";
import { components } from "#forms/import/patterns/components.ts";
import { placedComponents, type PlacedComponent } from "../placedComponents.ts";

/** Whether the answer at one path is, holds, or lies in the answer at the other. */
function touches(read: string, path: string): boolean {
  return isBelow(read, path) || isBelow(path, read);
}

function isBelow(path: string, above: string): boolean {
  return `${path}.`.startsWith(`${above}.`);
}

/** Paths that decide about a component's answer: its conditions, calculation and logic. Its own does not count. */
function readBy({ component, conditions, place }: PlacedComponent): readonly string[] {
  const expressions = conditions.map(({ expression, place: there }) => pathsRead(expression, there));
  if (component.kind === "input" && component.calculate !== undefined)
    expressions.push(pathsRead(component.calculate.value, place));
  for (const { trigger } of component.logic ?? []) expressions.push(pathsRead(trigger, place));
  return expressions.flat().filter((path) => path !== place.path && path !== "*");
}

/** Conditions and calculations that depend on each other in a circle have no answer that everybody agrees on. */
export const cycles: LintRule = ({ form }) => {
  if (form === undefined) return [];
  const placed = placedComponents(form).filter(({ component }) => "path" in component);
  const edges = placed.map((from) => {
    const read = readBy(from);
    return placed.flatMap((to, index) =>
      to !== from && read.some((path) => isDependency(path, { from, to })) ? [index] : [],
    );
  });
  const componentOf = components(edges);
  const groups = new Map<number | undefined, PlacedComponent[]>();
  for (const [index, one] of placed.entries()) {
    const group = componentOf[index];
    groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    if (group.length < 2) return isOwnCondition(first) ? [ownCondition(first)] : [];
    const paths = group.map(({ place }) => place.path);
    const message = `These fields depend on each other in a circle: ${paths.join(", ")}. Remove one of the conditions or calculations.`;
    return [{ severity: "error", rule: "cycles", key: first.component.key, path: paths[0] ?? "", message }];
  });
};

/** Hidden because of its own answer, a field is cleared and may never come back. */
function isOwnCondition({ component, place }: PlacedComponent): boolean {
  const { condition, keepWhenHidden } = component;
  return condition !== undefined && !keepWhenHidden && pathsRead(condition, place).includes(place.path);
}

function ownCondition({ component: { key }, place: { path } }: PlacedComponent): Finding {
  const message = "The condition reads the field's own answer, which is cleared when the field is hidden.";
  return { severity: "warning", rule: "cycles", key, path, message };
}

/** A list that a field in it reads as a whole is no circle for the other fields of the row. */
function isDependency(
  read: string,
  pair: { readonly from: PlacedComponent; readonly to: PlacedComponent },
): boolean {
  const { from, to } = pair;
  const isAround = from.place.path.startsWith(`${to.place.path}.`);
  return !isAround && touches(read, to.place.path);
}
