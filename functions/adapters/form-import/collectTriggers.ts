import type {
  AnswerComponent,
  CompiledComponent,
  CompiledPage,
  ComponentBase,
} from "../../forms/CompiledForm.ts";
import type { Expression } from "../../forms/Expression.ts";
import { pathsRead, type Place } from "../../forms/expressions/pathsRead.ts";

/**
 * Paths (without row numbers) of the answers that anything in the form reads: a change elsewhere changes nothing but
 * itself. What a component reads of its own answer to check or calculate it does not count.
 */
export function collectTriggers(pages: readonly CompiledPage[]): readonly string[] {
  const found = new Set<string>();
  for (const page of pages) {
    collectBase(page, { row: "", path: "", found });
    collectAll(page.components, { row: "", found });
  }
  return found.has("*") ? ["*"] : [...found].sort();
}

interface Here {
  readonly row: string;
  readonly found: Set<string>;
}

function collectAll(components: readonly CompiledComponent[], here: Here): void {
  for (const component of components) collect(component, here);
}

function collect(component: CompiledComponent, here: Here): void {
  const { row, found } = here;
  const path = "path" in component ? component.path : row;
  collectBase(component, { row, path, found });
  switch (component.kind) {
    case "content":
      return;
    case "layout":
      for (const area of component.areas) collectAll(area.components, here);
      return;
    default:
      collectAnswer(component, here);
      if (component.kind !== "input") collectAll(component.components, { row: component.path, found });
  }
}

/** Conditions and logic, which may hide the component whose answer they read. */
function collectBase({ condition, logic = [] }: ComponentBase, place: Place & Here): void {
  const { found } = place;
  const add = (expression: Expression): void => {
    for (const path of pathsRead(expression, place)) found.add(path);
  };
  if (condition !== undefined) add(condition);
  for (const { trigger, actions } of logic) {
    add(trigger);
    for (const action of actions) {
      if (action.type === "value") add(action.value);
      if (action.type === "text")
        for (const part of action.value) if (typeof part !== "string") add(part.from);
      if (action.type === "merge") collect(action.component, place);
    }
  }
}

function collectAnswer(component: AnswerComponent, { row, found }: Here): void {
  const { path, rules = [], calculate, customDefault } = component;
  if (component.kind === "input" && component.optionsIn !== undefined) found.add(component.optionsIn);
  const expressions = [calculate?.value, customDefault, ...rules.map(({ expression }) => expression)];
  for (const expression of expressions) {
    if (expression === undefined) continue;
    for (const read of pathsRead(expression, { row, path })) if (read !== path) found.add(read);
  }
}
