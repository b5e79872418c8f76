import type { CompiledComponent, CompiledForm, CompiledPage } from "../CompiledForm.ts";
import type { Part } from "./Part.ts";

/** The parts of a form in the order in which they are walked. */
export function partsOf(form: CompiledForm): readonly Part[] {
  const parts: Part[] = [];
  const add = (component: CompiledPage | CompiledComponent, around: readonly number[]): void => {
    const answer = "path" in component ? component : undefined;
    const inside = [...around, parts.length];
    parts.push({
      component,
      around,
      answer: answer && { component: answer, path: answer.path, steps: answer.path.split(".") },
      hasDefault: answer !== undefined && hasDefault(answer),
      reads: answer === undefined ? readsOf(component) : everythingIn(answer).flatMap(readsOf),
    });
    if (answer === undefined) for (const child of childrenOf(component)) add(child, inside);
  };
  for (const page of form.pages) add(page, []);
  return parts;
}

function everythingIn(
  component: CompiledPage | CompiledComponent,
): readonly (CompiledPage | CompiledComponent)[] {
  return [component, ...childrenOf(component).flatMap(everythingIn)];
}

function childrenOf(component: CompiledPage | CompiledComponent): readonly CompiledComponent[] {
  if ("areas" in component) return component.areas.flatMap(({ components }) => components);
  return "components" in component ? component.components : [];
}

function hasDefault(component: CompiledPage | CompiledComponent): boolean {
  const own = "path" in component && (component.defaultValue ?? component.customDefault) !== undefined;
  return own || childrenOf(component).some(hasDefault);
}

function readsOf(component: CompiledPage | CompiledComponent): readonly string[] {
  if (component.reads !== undefined) return component.reads;
  const ofAnswer =
    "path" in component
      ? [
          component.calculate,
          component.customDefault,
          ...(component.rules ?? []).map((rule) => rule.expression),
        ]
      : [];
  const all = [component.condition, component.logic, ...ofAnswer];
  return all.some((part) => part !== undefined) ? ["*"] : [];
}
