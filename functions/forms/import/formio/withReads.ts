import type { AnswerComponent, CompiledComponent, CompiledPage, ComponentBase } from "#forms/CompiledForm.ts";
import type { Expression } from "#forms/Expression.ts";
import { pathsRead, type Place } from "#forms/expressions/pathsRead.ts";

/**
 * The same components, each with the paths of the answers that it reads: a change elsewhere does not change it. What a
 * component reads of its own answer to check or calculate it does not count.
 */
export function withReads(pages: readonly CompiledPage[]): readonly CompiledPage[] {
  return pages.map((page) => ({
    ...page,
    ...named(baseReads(page, { row: "", path: "" })),
    components: allWithReads(page.components, ""),
  }));
}

function allWithReads(components: readonly CompiledComponent[], row: string): readonly CompiledComponent[] {
  return components.map((component) => oneWithReads(component, row));
}

function oneWithReads(component: CompiledComponent, row: string): CompiledComponent {
  const reads = named(readsOf(component, row));
  switch (component.kind) {
    case "content":
    case "input":
      return { ...component, ...reads };
    case "layout": {
      const areas = component.areas.map((area) => ({
        ...area,
        components: allWithReads(area.components, row),
      }));
      return { ...component, ...reads, areas };
    }
    case "container":
    case "grid":
      return { ...component, ...reads, components: allWithReads(component.components, component.path) };
  }
}

function named(paths: readonly string[]): Pick<ComponentBase, "reads"> {
  const reads = [...new Set(paths)].sort();
  if (reads.length === 0) return {};
  return { reads: reads.includes("*") ? ["*"] : reads };
}

function readsOf(component: CompiledComponent, row: string): readonly string[] {
  const path = "path" in component ? component.path : row;
  const base = baseReads(component, { row, path });
  return "path" in component ? [...base, ...answerReads(component, row)] : base;
}

/** Conditions and logic, which may hide the component whose answer they read. */
function baseReads({ condition, logic = [] }: ComponentBase, place: Place): readonly string[] {
  const read = (expression: Expression): readonly string[] => pathsRead(expression, place);
  const actions = logic.flatMap((rule) => rule.actions);
  return [
    ...(condition === undefined ? [] : read(condition)),
    ...logic.flatMap(({ trigger }) => read(trigger)),
    ...actions.flatMap((action): readonly string[] => {
      if (action.type === "value") return read(action.value);
      if (action.type === "text")
        return action.value.flatMap((part) => (typeof part === "string" ? [] : read(part.from)));
      return action.type === "merge" ? readsOf(action.component, place.row) : [];
    }),
  ];
}

function answerReads(component: AnswerComponent, row: string): readonly string[] {
  const { path, rules = [], calculate, customDefault } = component;
  const offered = component.kind === "input" ? component.optionsIn : undefined;
  const expressions = [calculate?.value, customDefault, ...rules.map(({ expression }) => expression)];
  const read = expressions.flatMap((expression) =>
    expression === undefined ? [] : pathsRead(expression, { row, path }),
  );
  return [...(offered === undefined ? [] : [offered]), ...read.filter((other) => other !== path)];
}
