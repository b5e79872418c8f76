import type { CompiledComponent, CompiledForm, CompiledPage, AnswerComponent } from "../CompiledForm.ts";
import type { Steps } from "./mutableData.ts";

/**
 * What is walked, or taken over from the state before, as a whole: a page or layout without what stands in it, a text, a
 * field, a container or a list with all that is inside.
 */
export interface Part {
  readonly component: CompiledPage | CompiledComponent;
  /** Numbers of the page and the layouts that it stands in, from the outermost. */
  readonly around: readonly number[];
  /** Where its answer lies, if it has one. */
  readonly answer:
    | { readonly component: AnswerComponent; readonly path: string; readonly steps: Steps }
    | undefined;
  readonly hasDefault: boolean;
  /** Paths of the answers that anything in it reads; `*`: all. */
  readonly reads: readonly string[];
}

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
