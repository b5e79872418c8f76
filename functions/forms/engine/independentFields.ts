import type { CompiledComponent, CompiledForm, InputComponent } from "../CompiledForm.ts";

/** Fields whose answer changes nothing but itself, and whose rules look at nothing else, by their path. */
export function independentFields(
  form: CompiledForm,
  isRead: (path: string) => boolean,
): ReadonlyMap<string, InputComponent> {
  const found = new Map<string, InputComponent>();
  const twice = new Set<string>();
  for (const field of form.pages.flatMap(({ components }) => candidates(components))) {
    if (found.has(field.path)) twice.add(field.path);
    found.set(field.path, field);
  }
  for (const path of found.keys()) if (twice.has(path) || isRead(path)) found.delete(path);
  return found;
}

/** What a list or container asks of its parts depends on each of them. */
function candidates(components: readonly CompiledComponent[]): readonly InputComponent[] {
  return components.flatMap((component) => {
    if (component.kind === "content") return [];
    if (component.kind === "layout") return component.areas.flatMap((area) => candidates(area.components));
    if (component.kind !== "input")
      return component.rules === undefined ? candidates(component.components) : [];
    const { logic, calculate, customDefault, source, unchecked, rules = [] } = component;
    const isPlain = [logic, calculate, customDefault, source, unchecked].every((part) => part === undefined);
    return isPlain && rules.every(({ expression }) => expression === undefined) ? [component] : [];
  });
}
